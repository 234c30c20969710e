/** The longest settings of one person, in characters of JSON. */
export const MAX_PREFERENCES = 16_000;
/** The most settings of one person. */
export const MAX_PREFERENCE_KEYS = 200;

export type Preferences = Readonly<Record<string, unknown>>;
