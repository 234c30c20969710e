import { AWARD_LEVELS } from '../../../domain/majors/award-levels.ts';
import { toCipCode } from '../../../domain/majors/cip-code.ts';
import { programKey, type AwardsByProgram } from '../../../domain/majors/awards.ts';
import { schoolYear } from '../../../domain/shared/time.ts';
import type { Cell, RowAggregate, RowAggregation } from '../aggregate-rows.ts';
import { reported, NOT_REPORTED } from '../cells.ts';
import { CellError } from '../errors.ts';
import { unitIdIn } from '../files/records.ts';
import type { TableSpec } from '../table.ts';

/** The code of all programs of an institution and level together. */
const ALL_PROGRAMS = '99';
const LEVELS: ReadonlySet<string> = new Set(AWARD_LEVELS.map(({ code }) => String(code)));
/** The most that a row can report. The largest published count of 2020 to 2024 is 11,863. */
const MOST_AWARDS = 100_000;

/** Awards by program: one row per institution, program, level and first or second major. */
export const completions: TableSpec = {
  table: 'C-A',
  signature: ['CIPCODE', 'MAJORNUM', 'AWLEVEL', 'CTOTALT'],
  fields: (year) => [
    {
      field: 'awardsByProgram',
      period: schoolYear(year - 1),
      variable: 'CTOTALT by CIPCODE and AWLEVEL',
      columns: ['awards'],
      read: ([text = '']) => (text === '' ? NOT_REPORTED : reported(JSON.parse(text) as AwardsByProgram)),
    },
  ],
  aggregate: (): RowAggregation => ({ columns: ['awards'], key: 'UNITID', unitIdIn, start: createAwards }),
};

/**
 * Adds up the rows of an institution. Second majors count no award again: they say that the program is offered. Throws CellError if the
 * programs of a level do not add up to their published total.
 */
function createAwards(): RowAggregate {
  const awards = new Map<string, number>();
  const counted = new Set<string>();
  const sums = new Map<string, number>();
  const totals = new Map<string, number>();

  function addFirst(key: string, { level, count }: AwardRow): void {
    if (counted.has(key)) throw new CellError('duplicate', `Program ${key} appears twice in this file.`);
    counted.add(key);
    awards.set(key, count);
    sums.set(level, (sums.get(level) ?? 0) + count);
  }

  return {
    add(cell, code) {
      const row = readRow(cell, code('CIPCODE'));
      const key = programKey({ cip: row.cip, level: Number(row.level) });
      if (row.cip === ALL_PROGRAMS) return row.isFirst ? void totals.set(row.level, row.count) : undefined;
      if (row.isFirst) addFirst(key, row);
      else awards.set(key, awards.get(key) ?? 0);
    },
    cells() {
      for (const [level, total] of totals) checkTotal(level, sums.get(level) ?? 0, total);
      return [awards.size === 0 ? '' : JSON.stringify(Object.fromEntries(awards))];
    },
  };
}

function checkTotal(level: string, sum: number, total: number): void {
  if (sum === total) return;
  throw new CellError('total-differs', `The programs of level ${level} have ${sum} awards, but their published total is ${total}.`);
}

interface AwardRow {
  cip: string;
  level: string;
  isFirst: boolean;
  count: number;
}

/** A CIP code is no number: 01.0000 is not 1. */
function readRow(cell: Cell, code: string): AwardRow {
  const [level, major] = [cell('AWLEVEL'), cell('MAJORNUM')];
  const cip = code === ALL_PROGRAMS ? code : toCipCode(code, 6);
  if (cip === null) throw new CellError('bad-cip', `"${code.slice(0, 40)}" is not a CIP code of six digits.`, code, 'CIPCODE');
  if (!LEVELS.has(level)) throw new CellError('unknown-code', `"${level.slice(0, 40)}" is not an award level.`, level, 'AWLEVEL');
  if (major !== '1' && major !== '2')
    throw new CellError('unknown-code', `"${major.slice(0, 40)}" is not first or second major.`, major, 'MAJORNUM');
  return { cip, level, isFirst: major === '1', count: awardsIn(cell('CTOTALT')) };
}

function awardsIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CellError('not-a-number', `"${text.slice(0, 40)}" is not a count.`, text, 'CTOTALT');
  const count = Number(text);
  if (count > MOST_AWARDS) throw new CellError('out-of-range', `${text} is outside 0 to ${MOST_AWARDS}.`, text, 'CTOTALT');
  return count;
}
