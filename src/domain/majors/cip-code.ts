import type { CipDigits } from './cip-parts.ts';

/** A spreadsheet writes ="52.02" so that the code stays a text. */
const IN_SPREADSHEET = /^="(.*)"$/;
const WITH_POINT = /^\d{1,2}\.(?:\d{2}|\d{4})$/;
const WITHOUT_POINT = /^\d{1,6}$/;
const NO_FAMILY = '00';
const FAMILY_LENGTH = 2;

/**
 * The code of the Classification of Instructional Programs (CIP) in a text: "52", "52.02" or "52.0201". Null for any other text. Files
 * write it with or without the point, and may have lost one leading zero: "100" is 01.00, "1101" is 11.01, "10000" is 01.0000. With
 * `digits`, a code of another length is null. The form alone is checked: "99", all programs of a college in IPEDS, is returned.
 */
export function toCipCode(text: string, digits?: CipDigits): string | null {
  const bare = text.trim().replace(IN_SPREADSHEET, '$1').trim();
  if (!WITH_POINT.test(bare) && !WITHOUT_POINT.test(bare)) return null;
  const plain = bare.replace('.', '');
  const padded = plain.length % 2 === 0 ? plain : `0${plain}`;
  if (digits !== undefined && padded.length !== digits) return null;
  const family = padded.slice(0, FAMILY_LENGTH);
  if (family === NO_FAMILY) return null;
  return padded.length === FAMILY_LENGTH ? family : `${family}.${padded.slice(FAMILY_LENGTH)}`;
}
