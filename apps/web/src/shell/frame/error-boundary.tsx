import { Component, type ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import { useTexts } from "../../texts/context.tsx";
import styles from "./error-boundary.module.css";

interface ErrorBoundaryProps {
  /** Another page is another try. */
  readonly path: string;
  readonly children: ReactNode;
}

interface Caught {
  readonly path: string | null;
}

/** Instead of an empty window, when a page breaks or a part of it cannot be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override readonly state: Caught = { path: null };

  override componentDidCatch(): void {
    this.setState({ path: this.props.path });
  }

  static getDerivedStateFromError(): Caught {
    return { path: "" };
  }

  override render(): ReactNode {
    const { path } = this.state;
    const isBroken = path === "" || path === this.props.path;
    return isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { text } = useTexts();
  return (
    <div className={styles["broken"]} role="alert">
      <h1>{text("broken.title")}</h1>
      <p>{text("broken.text")}</p>
      <div className={styles["verbs"]}>
        <Button kind="primary" onClick={() => location.reload()}>
          {text("update.reload")}
        </Button>
        <a href="/">{text("missing.home")}</a>
      </div>
    </div>
  );
}
