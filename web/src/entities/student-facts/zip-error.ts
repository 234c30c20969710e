import { stateOfZip, UNKNOWN_ZIP } from '../../api/domain/students.ts';

/** The error of a text that is no ZIP code with a place; undefined for a ZIP code and for an empty text. */
export function zipError(text: string): string | undefined {
  const zip = text.trim();
  if (zip === '' || stateOfZip(zip) !== undefined) return undefined;
  return /^\d{5}$/.test(zip) ? UNKNOWN_ZIP : 'Enter five digits, or leave it empty';
}
