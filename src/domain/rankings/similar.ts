import type { CollegeRecord } from '../colleges/college.ts';

/** A college that is much like another, and in what. */
export interface SimilarCollege {
  college: CollegeRecord;
  /** One line for people. */
  reason: string;
}
