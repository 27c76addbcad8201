import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { ButtonLink } from "../parts/button-link.tsx";
import { GameList } from "../parts/game-list.tsx";

export function ComponentsIndexPage() {
  const { text } = useTexts();
  return (
    <Page title={text("components.title")} lead={text("components.index-lead")} width="wide">
      <GameList>
        {({ id, hasRules }, name) =>
          hasRules ? (
            <>
              <p>{text("components.about")}</p>
              <ButtonLink
                href={`/components/${id}`}
                icon="card-draw"
                label={text("verb-for", { verb: text("components.look"), name })}
              >
                {text("components.look")}
              </ButtonLink>
            </>
          ) : (
            <p>{text("components.being-written")}</p>
          )
        }
      </GameList>
    </Page>
  );
}
