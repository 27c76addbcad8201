import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";

type Announce = (text: string, isUrgent?: boolean) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says something to those who listen instead of looking; urgent is only what went wrong. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

interface Said {
  readonly text: string;
  /** The same text said twice has to be another node to be read twice. */
  readonly count: number;
}

const NOTHING: Said = { text: "", count: 0 };

export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [polite, setPolite] = useState(NOTHING);
  const [urgent, setUrgent] = useState(NOTHING);
  const count = useRef(0);
  const announce = useCallback((text: string, isUrgent = false) => {
    count.current += 1;
    (isUrgent ? setUrgent : setPolite)({ text, count: count.current });
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" aria-live="polite">
        <span key={polite.count}>{polite.text}</span>
      </div>
      <div className="visually-hidden" aria-live="assertive" role="alert">
        <span key={urgent.count}>{urgent.text}</span>
      </div>
    </AnnounceContext>
  );
}
