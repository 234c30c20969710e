import { InvalidArgumentError } from 'commander';

/** Parses a year, 1980 to 2100. Throws InvalidArgumentError. */
export function toYear(text: string): number {
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < 1980 || year > 2100) throw new InvalidArgumentError('Give a year, such as 2024.');
  return year;
}

/** A year, or "latest", which only a download can resolve. */
export function toYearOrLatest(text: string): number | 'latest' {
  return text === 'latest' ? text : toYear(text);
}

/** A share, 0 to 1, from "1%" or "0.01". */
export function toShare(text: string): number {
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const share = Number(number) / (percent ? 100 : 1);
  if (!(share >= 0 && share <= 1)) throw new InvalidArgumentError('Give a share, such as 1% or 0.01.');
  return share;
}

export function toCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a number of rows, such as 100.');
  return Number(text);
}

/** Names separated by commas, without repeats. */
export function toNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => name === '')) throw new InvalidArgumentError('Separate names with commas, such as size,avgSAT.');
  return [...new Set(names)];
}

const MAX_REMARK = 200;

/** A short text of one line. */
export function toRemark(text: string): string {
  const remark = text.trim();
  if (remark === '' || remark.length > MAX_REMARK || /\p{Cc}/u.test(remark))
    throw new InvalidArgumentError(`Give one line of at most ${MAX_REMARK} characters.`);
  return remark;
}
