/** A table in columns. The first `texts` columns align left, the others right. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[], texts = head.length): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column < texts ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return [head, ...rows].map((cells) => cells.map(cell).join('  ').trimEnd()).join('\n');
}
