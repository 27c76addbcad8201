import { type ReactNode, Suspense } from "react";
import { Vine } from "../../design/vines.tsx";
import { useTexts } from "../../texts/context.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ShownPath } from "./scroll.ts";
import styles from "./shell-frame.module.css";
import { TabBar } from "./tab-bar.tsx";

/** What is around every page but the table. */
export function ShellFrame({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { text } = useTexts();
  return (
    <div className={styles["shell"]}>
      <a className={styles["skip"]} href="#main">
        {text("frame.skip")}
      </a>
      <Header path={path} />
      <div className={styles["middle"]}>
        <Vine className={styles["vine"] ?? ""} />
        <main id="main" tabIndex={-1} className={styles["main"]}>
          <ErrorBoundary path={path}>
            <ShownPath value={path}>
              <Suspense>{children}</Suspense>
            </ShownPath>
          </ErrorBoundary>
        </main>
        <Vine className={styles["vine"] ?? ""} />
      </div>
      <Footer />
      <TabBar path={path} />
    </div>
  );
}
