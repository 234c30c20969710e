/**
 * The awards of a college in one school year, by program: a six-digit CIP code and an award level of IPEDS. {"51.3801.5": 212} are 212
 * bachelor's degrees in nursing. 0: the college offers the program, and awarded none in that year. First majors only.
 */
export type AwardsByProgram = Readonly<Record<string, number>>;

/** Fields of a college with a part for each program. Colleges in memory lack them: `ProgramStore` reads them. */
export const PROGRAM_FIELD_LABELS = {
  awardsByProgram: 'Degrees and certificates by program',
  outcomesByProgram: 'Earnings and debt by program',
  formerOutcomesByProgram: 'Earnings and debt by program, former definitions',
} as const;
/** Those with values of former years. */
export const DATED_PROGRAM_FIELDS: readonly ProgramField[] = ['awardsByProgram'];
export type ProgramField = keyof typeof PROGRAM_FIELD_LABELS;
export const PROGRAM_FIELDS = Object.keys(PROGRAM_FIELD_LABELS) as readonly ProgramField[];

export interface Program {
  /** "51.3801" */
  cip: string;
  /** The code of IPEDS: 5 is a bachelor's degree. */
  level: number;
}

const PROGRAM = /^(\d\d\.\d{4})\.(\d{1,2})$/;

export const programKey = ({ cip, level }: Program): string => `${cip}.${level}`;

/** The program of a key; undefined for other texts. */
export function readProgramKey(key: string): Program | undefined {
  const [, cip, level] = PROGRAM.exec(key) ?? [];
  return cip === undefined ? undefined : { cip, level: Number(level) };
}
