import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { SettingsForm } from "./settings-form.tsx";
import styles from "./settings-page.module.css";
import { StorageSection } from "./storage-section.tsx";

export function SettingsPage() {
  const { text } = useTexts();
  return (
    <Page title={text("settings.title")} lead={text("settings.lead")}>
      <Leaf className={styles["leaf"]} aria-label={text("settings.title")}>
        <SettingsForm />
      </Leaf>
      <Leaf className={styles["leaf"]}>
        <Heading level={2} initial="ruled" size={19}>
          {text("storage.title")}
        </Heading>
        <StorageSection />
      </Leaf>
    </Page>
  );
}
