import { type RefObject, useLayoutEffect, useState } from "react";

/** The size of an element, kept up to date; 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => setSize({ width: observed.clientWidth, height: observed.clientHeight });
    // At once, so that what depends on the size is in the first picture.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
