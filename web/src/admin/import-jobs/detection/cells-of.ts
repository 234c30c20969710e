/** The cells of a line of CSV. A line that was cut, or has a stray quote, gives what can be read of it. */
export function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const [cell, end] = line[at] === '"' ? quotedFrom(line, at + 1) : plainFrom(line, at);
    cells.push(cell);
    at = end + 1;
  }
  return cells;
}

/** A cell and the place of the comma behind it. */
type Read = readonly [cell: string, end: number];

function plainFrom(line: string, start: number): Read {
  const comma = line.indexOf(',', start);
  const end = comma < 0 ? line.length : comma;
  return [line.slice(start, end), end];
}

function quotedFrom(line: string, start: number): Read {
  let cell = '';
  let from = start;
  for (;;) {
    const quote = line.indexOf('"', from);
    if (quote < 0) return [cell + line.slice(from), line.length];
    cell += line.slice(from, quote);
    if (line[quote + 1] !== '"') {
      const [rest, end] = plainFrom(line, quote + 1);
      return [cell + rest, end];
    }
    cell += '"';
    from = quote + 2;
  }
}
