import { useInsertionEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Event handlers that stay the same between renders and do what the latest render gave them, so that passing them on
 * renders nothing. Not to be called while rendering.
 */
export function useStableHandlers<Table extends Handlers>(latest: Table): Table {
  const current = useRef(latest);
  useInsertionEffect(() => {
    current.current = latest;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(latest).map((name) => [name, (...args: never[]) => current.current[name]?.(...args)]),
      ) as Table,
  );
  return stable;
}
