import { InvalidArgumentError } from 'commander';
import type { SourceName } from '../src/domain/colleges/college.ts';

/** The sources that have a reader. */
export const IMPORTABLE = ['ipeds', 'crime', 'athletics', 'research', 'scorecard', 'carnegie'] as const satisfies readonly SourceName[];

/** A year as people write it. Throws what the command line answers. */
export function toYear(text: string): number {
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < 1980 || year > 2100) throw new InvalidArgumentError('It must be a year, such as 2024.');
  return year;
}

/** A year, or "latest", which only a download can tell. */
export function toYearOrLatest(text: string): number | 'latest' {
  return text === 'latest' ? text : toYear(text);
}

/** A share, 0 to 1, from "1%" or "0.01". */
export function toShare(text: string): number {
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const share = Number(number) / (percent ? 100 : 1);
  if (!(share >= 0 && share <= 1)) throw new InvalidArgumentError('It must be a share, such as 1% or 0.01.');
  return share;
}

export function toCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number of rows, such as 100.');
  return Number(text);
}

/** Names with commas between them. */
export function toNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => name === '')) throw new InvalidArgumentError('It must be names with commas between them, such as size,avgSAT.');
  return [...new Set(names)];
}
