import { type RefObject, useEffect, useState } from "react";

/** The size of an element, kept up to date; 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(() => setSize({ width: observed.clientWidth, height: observed.clientHeight }));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
