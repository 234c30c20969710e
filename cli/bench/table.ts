import type { LoadResult } from './load.ts';

export interface Section {
  title: string;
  head: string[];
  rows: string[][];
}

/** One measured line: absolute numbers, and the ratio for comparison. */
export function ratioRow(name: string, result: LoadResult, raw: LoadResult, aim: number, extra = ''): string[] {
  const ratio = (result.perSecond / raw.perSecond).toFixed(2);
  return [name, Math.round(result.perSecond).toLocaleString('en-US'), String(result.p99), ratio, `≥ ${aim}`, extra];
}

export function printSection({ title, head, rows }: Section): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`\n${title}\n${text.map((line) => `  ${line}`).join('\n')}\n`);
}
