import pg from 'pg';

type Query = (this: unknown, ...args: unknown[]) => unknown;

const SHOWN = 56;

/** Measures every statement of this process from now on, by its first words. COPY is left out: its stream includes the reading of the file. */
export function timeStatements() {
  const seconds = new Map<string, number>();
  const client = pg.Client.prototype as unknown as { query: Query };
  const query = client.query;
  client.query = function timed(this: unknown, ...args: unknown[]) {
    const start = performance.now();
    const result = query.apply(this, args);
    const [text] = args;
    if (typeof text === 'string' && result instanceof Promise) {
      const name = nameOf(text);
      const add = () => seconds.set(name, (seconds.get(name) ?? 0) + (performance.now() - start) / 1_000);
      result.then(add, add);
    }
    return result;
  };
  return {
    slowest(most: number): Record<string, number> {
      return Object.fromEntries([...seconds].sort(([, a], [, b]) => b - a).slice(0, most));
    },
  };
}

/** Tables are numbered, so that all statements of one kind have one name. */
const nameOf = (text: string): string => text.replace(/\s+/g, ' ').replace(/\d+/g, '#').slice(0, SHOWN).trim();
