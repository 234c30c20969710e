/** `missing`: no year is loaded. `due`: a year newer than the loaded one may be available. */
export const SOURCE_STATES = ['missing', 'due', 'current'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
