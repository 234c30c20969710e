/** When the binding texts last changed in meaning. Change the date with the text. */
export const CHANGED = {
  privacy: 'November 21, 2026',
  cookies: 'November 21, 2026',
  agreement: 'November 21, 2026',
} as const;
