/** Characters of a rejected row that a run keeps. The longest published row, of the Scorecard, has 40,000. */
export const MAX_RAW = 49_152;

/** The columns that Alma writes before those of a file's rejected rows. A reader ignores them, so that the repaired rows can be imported. */
export const REJECT_COLUMNS: readonly string[] = ['ALMA_LINE', 'ALMA_CODE', 'ALMA_MESSAGE'];

/** A fault with the text of its row. The message says if the text is cut. */
export function withRaw<Fault extends { message: string }>(fault: Fault, row: string): Fault & { raw: string } {
  if (row.length <= MAX_RAW) return { ...fault, raw: row };
  return { ...fault, message: `${fault.message} The kept row is cut to ${MAX_RAW} characters.`, raw: row.slice(0, MAX_RAW) };
}
