import type { CollegeProgram, CollegePrograms } from '../../api/domain/colleges.ts';

/** Awards in the newest year. Null: not listed in it. 0: offered, none awarded. */
export const newestOf = ({ awards }: Pick<CollegeProgram, 'awards'>): number | null => awards.at(-1) ?? null;

/** The programs that the newest year lists. */
export const offeredOf = ({ programs }: CollegePrograms): CollegeProgram[] => programs.filter((program) => newestOf(program) !== null);
