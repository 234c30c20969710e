import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { computed, NOT_REPORTED, reported, sum, type FieldReader } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { schoolYear } from '../../domain/shared/time.ts';
import type { TableSpec } from './table.ts';

const COUNT = { whole: true, within: FIGURE_RANGES.menAthletes } as const;
const TOTAL = { whole: true, within: FIGURE_RANGES.totalAthletes } as const;
const DOLLARS = { whole: true, within: FIGURE_RANGES.totalAthleticsExpenses } as const;
const DOLLARS_PER_ATHLETE = { whole: true, within: FIGURE_RANGES.athleticsExpensePerAthlete } as const;
const MEN = 'UNDUP_CT_PARTIC_MEN';
const WOMEN = 'UNDUP_CT_PARTIC_WOMEN';
const EXPENSE = 'GRND_TOTAL_EXPENSE';
const REVENUE = 'GRND_TOTAL_REVENUE';

/** No rate without athletes. */
const perAthlete = computed(DOLLARS_PER_ATHLETE, ([expense = 0, men = 0, women = 0]) => (men + women > 0 ? expense / (men + women) : null));

/** NAIA merged its divisions in 2020, but the form still offers both. */
const LAST_NAIA_DIVISIONS = 2019;

/** "Other" stands for several divisions, or for an association that only a free text names. */
const division =
  (year: number): FieldReader =>
  ([name = '']) => {
    if (name === '' || name === 'Other') return NOT_REPORTED;
    return reported(year > LAST_NAIA_DIVISIONS ? name.replace(/^NAIA Division I+$/, 'NAIA') : name);
  };

/**
 * Counts each athlete once, with those of coed teams. IL_SUM_PARTIC counts an athlete in two sports twice, and IL_PARTIC_COED counts
 * athletes whom these columns include.
 */
const institutions: TableSpec = {
  table: 'INSTLEVEL',
  signature: [MEN, WOMEN],
  mayLackUnitId: true,
  nameColumn: 'INSTITUTION_NAME',
  fields: (year, period) => [
    { field: 'menAthletes', period, variable: MEN, columns: [MEN], read: computed(COUNT, sum) },
    { field: 'womenAthletes', period, variable: WOMEN, columns: [WOMEN], read: computed(COUNT, sum) },
    { field: 'totalAthletes', period, variable: `${MEN} + ${WOMEN}`, columns: [MEN, WOMEN], read: computed(TOTAL, sum) },
    { field: 'totalAthleticsExpenses', period, variable: EXPENSE, columns: [EXPENSE], read: computed(DOLLARS, sum) },
    { field: 'totalAthleticsRevenue', period, variable: REVENUE, columns: [REVENUE], read: computed(DOLLARS, sum) },
    {
      field: 'athleticsExpensePerAthlete',
      period,
      variable: `${EXPENSE} / (${MEN} + ${WOMEN})`,
      columns: [EXPENSE, MEN, WOMEN],
      read: perAthlete,
    },
    { field: 'athleticDivision', period, columns: ['CLASSIFICATION_NAME'], read: division(year) },
  ],
};

/** Reads "EADA_2022-2023.zip" and "eada_instlevel_2016_17.csv". In "EADA_2023.xlsx", the year is the end of the school year. */
function yearOf(name: string): number | null {
  const span = /(?<!\d)((?:19|20)\d\d)[-_](?:19|20)?(\d\d)(?!\d)/.exec(name);
  if (span) return Number(span[2]) === (Number(span[1]) + 1) % 100 ? Number(span[1]) : null;
  const end = /eada[-_ ]?((?:19|20)\d\d)(?!\d)/i.exec(name);
  return end ? Number(end[1]) - 1 : null;
}

/** Reports under the Equity in Athletics Disclosure Act (EADA) to the Department of Education. */
export const athletics: SourceSpec = {
  tables: [institutions],
  known: [{ table: 'Schools (by team)', signature: ['UNITID', 'SPORTSCODE'] }],
  yearOf,
  periodOf: (_name, year) => schoolYear(year),
  hasManyFiles: false,
};
