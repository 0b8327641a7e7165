/** Storage may be blocked, full or missing. Then reading finds nothing, and writing reports the failure. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was kept. */
export function writeStored(storage: () => Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const local = () => window.localStorage;
export const session = () => window.sessionStorage;
