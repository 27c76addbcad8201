type Props = { readonly [name: string]: unknown };

/**
 * Several sets of properties for one element, such as those of `useRoving` and `useWhyNot`: of handlers with the same name all
 * are called, of anything else the last one counts.
 */
export function merged<A extends object, B extends object>(one: A, other: B): A & B {
  const before: Props = Object.fromEntries(Object.entries(one));
  const all: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(other)) {
    const first = before[name];
    all[name] = isHandler(first) && isHandler(value) ? inTurn(first, value) : value;
  }
  // Handlers of one name take the same event, so that what is merged fits both types.
  return all as A & B;
}

type Handler = (...args: readonly unknown[]) => unknown;

function isHandler(value: unknown): value is Handler {
  return typeof value === "function";
}

function inTurn(first: Handler, second: Handler): Handler {
  return (...args) => {
    first(...args);
    second(...args);
  };
}
