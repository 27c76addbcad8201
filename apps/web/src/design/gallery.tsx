import type { ReactElement, ReactNode } from "react";
import { PieceDefs } from "./defs.tsx";
import styles from "./gallery.module.css";
import { CityGallery } from "./gallery-city.tsx";
import { ControlsGallery } from "./gallery-controls.tsx";
import { CoversGallery } from "./gallery-covers.tsx";
import { Heading } from "./heading.tsx";

/** All pieces, states and controls on one sheet, to look at and to compare pictures of. */
export function Gallery(): ReactElement {
  return (
    <main className={styles["sheet"]}>
      <PieceDefs />
      <Heading level={1} initial="framed" size={30}>
        Gallery
      </Heading>
      <ControlsGallery />
      <CityGallery />
      <CoversGallery />
    </main>
  );
}

/** A titled part of the sheet. */
export function Exhibit({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={styles["exhibit"]}>
      <Heading level={2} initial="ruled" size={19}>
        {title}
      </Heading>
      <div className={styles["row"]}>{children}</div>
    </section>
  );
}

/** One thing with its name below. */
export function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <figure className={styles["shown"]}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
