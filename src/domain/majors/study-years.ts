/** For how many years a student of an undergraduate program pays, at most, by the code of its level; see `AWARD_LEVELS`. */
const STUDY_YEARS: Readonly<Record<number, number>> = { 21: 1, 2: 2, 4: 4, 3: 2, 5: 4 };

/** Undefined for graduate programs, and for certificates of less than 12 weeks, which have loan rules of their own. */
export const studyYearsOf = (level: number): number | undefined => STUDY_YEARS[level];
