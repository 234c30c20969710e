/** The longest settings of one person, in characters of JSON. */
export const MAX_PREFERENCES = 16_000;

export type Preferences = Readonly<Record<string, unknown>>;
