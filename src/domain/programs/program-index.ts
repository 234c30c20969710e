import { AWARD_GROUPS, AWARD_LEVELS, awardLevelOf, type AwardGroup } from '../majors/award-levels.ts';
import { familyOf } from '../majors/cip-parts.ts';
import { eachInSteps, type Steps } from '../shared/steps.ts';
import { readProgramKey, type AwardsByProgram } from '../majors/awards.ts';

/** Programs by major and award level: families, majors or programs of the CIP, and the awards; without one of them, all. */
export interface ProgramChoice {
  /** "51", "51.38" or "51.3801". */
  majors?: readonly string[] | undefined;
  awards?: readonly AwardGroup[] | undefined;
}

/** Which colleges teach which programs. `row` is the place of a college in the list that the index was made of. */
export interface ProgramIndex {
  /** The families that a college teaches, as codes of two digits. */
  readonly families: readonly string[];
  /** The awards of the programs in the newest year, by row of a college that offers one of them. 0: none was awarded. */
  awardsOf(choice: ProgramChoice): ReadonlyMap<number, number>;
}

/** The programs with one six-digit code, college by college. */
interface Offers {
  rows: Uint16Array;
  /** One bit for each of `AWARD_LEVELS`. */
  levels: Uint16Array;
  /** The awards by group, `AWARD_GROUPS.length` numbers for each row. */
  awards: Uint16Array;
}

const GROUPS = AWARD_GROUPS.length;
/** No college awards more in one group and program; the largest published count is 11,863. */
const MOST = 65_535;
const BIT_OF = new Map(AWARD_LEVELS.map(({ code }, at) => [code, 1 << at]));
const MASK_OF = new Map(
  AWARD_GROUPS.map((group) => [group, AWARD_LEVELS.reduce((mask, level, at) => (level.group === group ? mask | (1 << at) : mask), 0)]),
);

/** Makes the index of colleges and their awards, in the order of the rows; undefined for a college without programs. */
export function* programIndexInSteps(colleges: readonly (AwardsByProgram | undefined)[]): Steps<ProgramIndex> {
  const byCode = new Map<string, number[]>();
  yield* eachInSteps(colleges, (awards, row) => addAll(byCode, row, awards ?? {}));
  const codes = [...byCode.keys()].sort();
  const offers: Offers[] = [];
  yield* eachInSteps(codes, (code) => void offers.push(offersOf(byCode.get(code) ?? [])));

  const chosen = ({ majors }: ProgramChoice): Offers[] =>
    offers.filter((_, at) => !majors || majors.some((major) => isWithin(codes[at] as string, major)));

  return {
    families: [...new Set(codes.map(familyOf))],
    awardsOf(choice) {
      const found = new Map<number, number>();
      eachRow(chosen(choice), choice, (row, awards) => void found.set(row, (found.get(row) ?? 0) + awards));
      return found;
    },
  };
}

/** 51.3801 is within 51, 51.38 and 51.3801. */
const isWithin = (code: string, major: string): boolean => code.startsWith(major);

/** Four numbers by row and level: row, bit of the level, group, awards. */
function addAll(byCode: Map<string, number[]>, row: number, awards: AwardsByProgram): void {
  for (const [key, count] of Object.entries(awards)) {
    const { cip, level } = readProgramKey(key) ?? {};
    const known = level === undefined ? undefined : awardLevelOf(level);
    if (cip === undefined || known === undefined) continue;
    const list = byCode.get(cip) ?? [];
    byCode.set(cip, list);
    list.push(row, BIT_OF.get(known.code) ?? 0, AWARD_GROUPS.indexOf(known.group), count);
  }
}

/** The rows come in ascending order, so the levels of a college follow each other. */
function offersOf(list: readonly number[]): Offers {
  const rows: number[] = [];
  const levels: number[] = [];
  const awards: number[] = [];
  for (let at = 0; at < list.length; at += 4) {
    const [row = 0, bit = 0, group = 0, count = 0] = list.slice(at, at + 4);
    if (rows.at(-1) !== row) {
      rows.push(row);
      levels.push(0);
      for (let each = 0; each < GROUPS; each += 1) awards.push(0);
    }
    const last = rows.length - 1;
    levels[last] = (levels[last] as number) | bit;
    const place = last * GROUPS + group;
    awards[place] = Math.min(MOST, (awards[place] as number) + count);
  }
  return { rows: Uint16Array.from(rows), levels: Uint16Array.from(levels), awards: Uint16Array.from(awards) };
}

function eachRow(
  offers: readonly Offers[],
  { awards: groups = AWARD_GROUPS }: ProgramChoice,
  visit: (row: number, awards: number) => void,
): void {
  const mask = groups.reduce((bits, group) => bits | (MASK_OF.get(group) ?? 0), 0);
  const places = groups.map((group) => AWARD_GROUPS.indexOf(group));
  for (const { rows, levels, awards } of offers) {
    for (let at = 0; at < rows.length; at += 1) {
      if (((levels[at] as number) & mask) === 0) continue;
      const sum = places.reduce((total, place) => total + (awards[at * GROUPS + place] as number), 0);
      visit(rows[at] as number, sum);
    }
  }
}
