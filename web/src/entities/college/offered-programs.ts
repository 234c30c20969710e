import type { CollegeProgram, CollegePrograms } from '../../api/domain/colleges.ts';

/** `new`: the newest year lists it first. `ended`: an earlier year lists it, the newest does not. */
export type ProgramStatus = 'new' | 'ended' | 'listed';

export function statusOf({ awards }: Pick<CollegeProgram, 'awards'>): ProgramStatus {
  if (newestOf({ awards }) === null) return 'ended';
  return awards.length > 1 && awards.slice(0, -1).every((count) => count === null) ? 'new' : 'listed';
}

/** Awards in the newest year. Null: not listed in it. 0: offered, none awarded. */
export const newestOf = ({ awards }: Pick<CollegeProgram, 'awards'>): number | null => awards.at(-1) ?? null;

/** The programs that the newest year lists. */
export const offeredOf = ({ programs }: CollegePrograms): CollegeProgram[] => programs.filter((program) => statusOf(program) !== 'ended');
