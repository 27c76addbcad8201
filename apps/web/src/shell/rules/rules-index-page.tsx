import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { ButtonLink } from "../parts/button-link.tsx";
import { GameList } from "../parts/game-list.tsx";

export function RulesIndexPage() {
  const { text } = useTexts();
  return (
    <Page title={text("rules.title")} lead={text("rules.index-lead")} width="wide">
      <GameList>
        {({ id, hasRules }, name) =>
          hasRules ? (
            <>
              <p>{text("rules.about")}</p>
              <ButtonLink
                href={`/rules/${id}`}
                icon="rule-book"
                label={text("verb-for", { verb: text("rules.read"), name })}
              >
                {text("rules.read")}
              </ButtonLink>
            </>
          ) : (
            <p>{text("rules.being-written")}</p>
          )
        }
      </GameList>
    </Page>
  );
}
