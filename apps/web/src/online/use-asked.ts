import type { Answer } from "@gatehouse/engine";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { asked, type ServerFault } from "../match/online/client.ts";

/** Something of the server, fetched when the page opens and whenever `refresh` is called. */
export function useAsked<T>(request: () => Promise<T>): readonly [Answer<T, ServerFault> | null, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answer<T, ServerFault> | null>(null);
  const ask = useEffectEvent(async () => setAnswer(await asked(request())));
  const [round, setRound] = useState({ settle: () => {} });
  useEffect(() => {
    void ask().then(round.settle);
  }, [round]);
  const refresh = useCallback(() => new Promise<void>((settle) => setRound({ settle })), []);
  return [answer, refresh];
}

/** Does things one after the other, and remembers why the last one did not work. */
export function useDoing(): {
  readonly fault: ServerFault | null;
  attempt<T>(request: Promise<T>): Promise<Answer<T, ServerFault>>;
} {
  const [fault, setFault] = useState<ServerFault | null>(null);
  return {
    fault,
    async attempt(request) {
      setFault(null);
      const done = await asked(request);
      if (!done.ok) setFault(done.error);
      return done;
    },
  };
}
