import type { DomainError } from '../../../domain/shared/domain-error.ts';
import { sourceError } from '../errors.ts';
import { columnNames } from './inspect.ts';

const DELIMITERS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const;

/**
 * The fault of a file whose header is a known one in another line or with another delimiter. Null if no such reading of its first lines
 * gives a known header.
 */
export function misreadHeader(
  label: string,
  firstLines: readonly string[],
  isKnown: (header: readonly string[]) => boolean,
): DomainError | null {
  for (const [at, line] of firstLines.entries()) {
    for (const [delimiter, name] of DELIMITERS) {
      if (!isKnown(columnNames(line, delimiter) ?? [])) continue;
      const isOther = delimiter !== ',';
      const cells = `${label}, line ${at + 1}: the columns are separated by ${name}. Export the table with commas.`;
      const place = `${label}: the header is in line ${at + 1}, but Alma expects it in line 1. Delete the lines above it.`;
      if (isOther) return sourceError('header', at === 0 ? cells : `${cells} The header must be in line 1.`);
      return at === 0 ? null : sourceError('header', place);
    }
  }
  return null;
}
