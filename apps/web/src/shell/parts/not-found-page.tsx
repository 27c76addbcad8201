import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { ButtonLink } from "./button-link.tsx";

export function NotFoundPage() {
  const { text } = useTexts();
  return (
    <Page title={text("missing.title")} lead={text("missing.text")}>
      <ButtonLink href="/" kind="primary">
        {text("missing.home")}
      </ButtonLink>
    </Page>
  );
}
