import { MISSING_WORDS } from '../../../entities/college/figure-words.ts';
import type { ShownRow, ShownValue } from '../answers/shown-comparison.ts';
import type { MajorAtCollege, TaughtHere } from './major-at-college.ts';

/** A row about the chosen major, with the unit that the CSV file names. */
export interface MajorRow extends ShownRow {
  unit: string;
}

/** A value that is a text, or missing. */
export const wordValue = (text: string, isMissing: boolean, note?: string): ShownValue => ({
  ...{ value: null, status: 'reported', year: null, period: null, words: { text, isMissing } },
  ...(note !== undefined && { note }),
});

type When = Pick<ShownValue, 'year' | 'period' | 'note'>;

/** A figure. `text`: as the table shows it. */
export const numberValue = (value: number, text: string, { year, period, note }: When): ShownValue => ({
  ...{ value, status: 'reported', year, period, words: { text, isMissing: false } },
  ...(note !== undefined && { note }),
});

/** The values of a row: `valueOf` of colleges that teach the major, and why others have none. */
export const valuesOf = (places: readonly MajorAtCollege[], valueOf: (here: TaughtHere) => ShownValue): ShownValue[] =>
  places.map((place) => {
    if (place.kind === 'taught') return valueOf(place);
    return wordValue(place.kind === 'unknown' ? MISSING_WORDS['not-reported'] : 'Not taught here', true);
  });
