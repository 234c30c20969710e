/** The scores that are stored with a college, by their field. */
export const STORED_SCORES = ['prestigeScore', 'researchScore', 'safetyScore', 'athleticsScore', 'carnegieScore'] as const;
export type StoredScore = (typeof STORED_SCORES)[number];
