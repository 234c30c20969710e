/** What the browser refused to keep (private mode, blocked storage): it holds for this page only. */
const unkept = new Map<string, string>();

/** The stored text, or null when there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

/** Stores a text; null removes it. */
export function writeStored(key: string, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unkept.set(key, text);
  }
}
