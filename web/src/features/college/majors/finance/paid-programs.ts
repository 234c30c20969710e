import { type CollegeProgram, type CollegePrograms, studyYearsOf } from '../../../../api/domain/colleges.ts';
import { newestOf, offeredOf } from '../../../../entities/college/offered-programs.ts';
import { mostAwarded } from '../programs.ts';

/** A program of undergraduates, with the years that its students pay at most. */
export interface PaidProgram extends CollegeProgram {
  years: number;
}

/** The code of a program and its level. */
export const keyOf = ({ cip, level }: CollegeProgram): string => `${cip}.${level}`;

/** The undergraduate programs that the newest year lists, by title. */
export function paidPrograms(taught: CollegePrograms): PaidProgram[] {
  return offeredOf(taught)
    .flatMap((program) => {
      const years = studyYearsOf(program.level);
      return years === undefined ? [] : [{ ...program, years }];
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en') || b.years - a.years);
}

/** The program with the most awards in the major with the most graduates; without graduates the first. */
export function largestOf(programs: readonly PaidProgram[]): PaidProgram | undefined {
  const most = mostAwarded(programs);
  const ofMajor = programs.filter(({ major, awardGroup }) => major?.code === most?.majors[0]?.code && awardGroup === most?.group);
  return [...(ofMajor.length > 0 ? ofMajor : programs)].sort((a, b) => (newestOf(b) ?? 0) - (newestOf(a) ?? 0))[0];
}
