/** So many students that scores use their rates as they are. */
export const MANY_STUDENTS = { graduationCohort: 1e18, retentionCohort: 1e18 };
