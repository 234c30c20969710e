import { toCipCode } from '../../../domain/majors/cip-code.ts';
import { outcomeKey, type OutcomePart, type OutcomesByProgram } from '../../../domain/majors/outcomes.ts';
import { schoolYear } from '../../../domain/shared/time.ts';
import type { Cell, RowAggregate, RowAggregation } from '../aggregate-rows.ts';
import { checkRange, NOT_REPORTED, numberCell, reported, SCORECARD_TOKENS, SUPPRESSED } from '../cells.ts';
import { CellError } from '../errors.ts';
import { unitIdIn } from '../files/records.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

/** Dollars. No median of borrowers or of people with earnings is 0. The largest published one is 410,213. */
const POSSIBLE = [1, 1_000_000] as const;
const CREDENTIAL = /^[1-8]$/;
/** The level of programs that lead to no degree or certificate. */
const NO_CREDENTIAL = '99';
const WITHHELD = 'withheld';

/** Rows of foreign and closed colleges have no UNITID. */
const unitIdOf = (text: string): number | null => (text === '' || text === 'NULL' || text === 'NA' ? null : unitIdIn(text));

interface Edition {
  table: string;
  field: FieldSpec['field'];
  /** Before the names of the columns that identify a row. */
  prefix: '' | 'P_';
  parts: readonly (readonly [part: OutcomePart, column: string])[];
  period: (year: number) => string;
}

/** Medians by four-digit code and credential level, one row per institution, code and level. */
function tableOf({ table, field, prefix, parts, period }: Edition): TableSpec {
  const [unitId, cip, credential] = ['UNITID', 'CIPCODE', 'CREDLEV'].map((name) => prefix + name) as [string, string, string];
  const columns = parts.map(([, column]) => column);
  return {
    table,
    signature: [unitId, cip, credential],
    anyOf: columns,
    fields: (year) => [
      {
        field,
        period: period(year),
        variable: `${columns.join(', ')} by ${cip} and ${credential}`,
        columns: ['outcomes'],
        read: ([text = '']) =>
          text === '' ? NOT_REPORTED : text === WITHHELD ? SUPPRESSED : reported(JSON.parse(text) as OutcomesByProgram),
      },
    ],
    aggregate: (): RowAggregation => ({
      columns: ['outcomes'],
      key: unitId,
      unitIdIn: unitIdOf,
      start: () => createOutcomes((cell, code) => keyOf(code(cip), cell(credential), cip, credential), parts),
    }),
  };
}

/** Collects the programs with a median. A median that is withheld or not published has no part, so it is never 0. */
function createOutcomes(keyIn: (cell: Cell, code: Cell) => string | null, parts: Edition['parts']): RowAggregate {
  const outcomes = new Map<string, Partial<Record<OutcomePart, number>>>();
  const seen = new Set<string>();
  let isWithheld = false;

  function readPart(cell: Cell, column: string): number | null {
    const { value, status } = numberOf(cell(column), column);
    isWithheld ||= status === 'suppressed';
    return value;
  }

  return {
    add(cell, code) {
      const key = keyIn(cell, code);
      if (key === null) return;
      if (seen.has(key)) throw new CellError('duplicate', `Program ${key} appears twice in this file.`);
      seen.add(key);
      const values = parts.map(([part, column]) => [part, readPart(cell, column)] as const).filter(([, value]) => value !== null);
      if (values.length > 0) outcomes.set(key, Object.fromEntries(values));
    },
    cells: () => [outcomes.size > 0 ? JSON.stringify(Object.fromEntries(outcomes)) : isWithheld ? WITHHELD : ''],
  };
}

function numberOf(text: string, column: string): ReturnType<typeof numberCell> {
  try {
    const cell = numberCell(text, '', SCORECARD_TOKENS);
    if (cell.value === null) return cell;
    checkRange(cell.value, POSSIBLE, 1, [text]);
    return { ...cell, value: Math.round(cell.value) };
  } catch (error) {
    throw error instanceof CellError ? new CellError(error.code, `${column}: ${error.message}`, text, column) : error;
  }
}

/** Null for programs without a credential. A code is no number: "100" is 01.00. */
function keyOf(code: string, credential: string, cipColumn: string, credentialColumn: string): string | null {
  const cip = toCipCode(code, 4);
  if (cip === null) throw new CellError('bad-cip', `"${code.slice(0, 40)}" is not a CIP code of four digits.`, code, cipColumn);
  if (credential === NO_CREDENTIAL) return null;
  if (CREDENTIAL.test(credential)) return outcomeKey({ cip, credential: Number(credential) });
  throw new CellError('unknown-code', `"${credential.slice(0, 40)}" is not a credential level.`, credential, credentialColumn);
}

/** The present definitions. The parts describe different graduates, so the period names the last year of earnings alone. */
export const fieldsOfStudy = tableOf({
  table: 'FIELD-OF-STUDY',
  field: 'outcomesByProgram',
  prefix: '',
  parts: [
    ['debt', 'DEBT_ALL_STGP_ANY_MDN'],
    ['earnings1', 'EARN_MDN_1YR'],
    ['earnings4', 'EARN_MDN_4YR'],
    ['earnings5', 'EARN_MDN_5YR'],
  ],
  period: (year) => `earnings until ${year}`,
});

/** The definitions of the first releases, whose columns begin with P_. */
export const formerFieldsOfStudy = tableOf({
  table: 'FIELD-OF-STUDY-FORMER',
  field: 'formerOutcomesByProgram',
  prefix: 'P_',
  parts: [
    ['formerDebt', 'P_DEBTMEDIAN'],
    ['formerEarnings1', 'P_MD_EARN_WNE'],
  ],
  period: (year) => `${schoolYear(year - 1)} and ${schoolYear(year)}`,
});

/** "FieldOfStudyData1516_1617_PP.csv" joins 2015-16 and 2016-17; its year is 2016. Null for other names. */
export function yearOfFieldsOfStudy(name: string): number | null {
  const [, first, second, third, fourth] = /FieldOfStudyData(\d\d)(\d\d)_(\d\d)(\d\d)(?!\d)/i.exec(name)?.map(Number) ?? [];
  const isPair = first !== undefined && second === first + 1 && third === second && fourth === third + 1;
  return isPair ? 2000 + third : null;
}
