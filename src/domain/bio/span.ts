/** A part of a text, from a place up to another. */
export interface Span {
  start: number;
  end: number;
}

/** Where the patterns match: within lines, and also across them. */
export function* spansOf(text: string, patterns: readonly RegExp[]): Generator<Span> {
  for (const lines of new Set([text, text.replaceAll('\n', ' ')])) {
    for (const pattern of patterns) {
      for (const { 0: found, index } of lines.matchAll(pattern)) {
        const start = index + found.length - found.trimStart().length;
        yield { start, end: start + found.trim().length };
      }
    }
  }
}
