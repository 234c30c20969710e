import type { Majors } from '../majors/majors.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { DefinitionRows } from './definition.ts';

/** A title that the vocabulary and the file give to one code. */
export interface OtherTitle {
  cip: string;
  vocabulary: string;
  file: string;
}

export interface TitleComparison {
  /** The titles that differ in more than capital letters, in the order of the file. */
  others: readonly OtherTitle[];
  /** The codes of the vocabulary that the file lacks, in order. */
  missing: readonly string[];
}

/** The file of 2020 lacks one program that colleges report. A file of another edition lacks some hundreds. */
const MOST_MISSING = 20;

/** Compares the official titles of the vocabulary with those of a file. Throws `invalid` if the file cannot be the whole classification. */
export function compareTitles({ titles, titleOf }: Pick<Majors, 'titles' | 'titleOf'>, { file, rows }: DefinitionRows): TitleComparison {
  const inFile = new Set(rows.map(({ cip }) => cip));
  const missing = titles.filter((cip) => !inFile.has(cip));
  if (missing.length > MOST_MISSING) {
    const message = `${file.file} lacks ${missing.length} codes that colleges report, such as ${missing.slice(0, 3).join(', ')}. Is it whole?`;
    throw new DomainError('invalid', 'import.too-few-rows', `${message} Nothing was changed.`);
  }
  const others = rows.flatMap(({ cip, title }) => {
    const known = titleOf(cip);
    return known === undefined || isSame(known, title) ? [] : [{ cip, vocabulary: known, file: title }];
  });
  return { others, missing };
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
