import { useInsertionEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Event handlers that keep their identity between renders and call the latest version, so passing them on causes no
 * render. Do not call them while rendering.
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
