import { computed, sum } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { schoolYear } from './periods.ts';
import type { TableSpec } from './table.ts';

const COUNT = { whole: true, within: [0, 100_000] } as const;
const DOLLARS = { whole: true, within: [0, 2_000_000_000] } as const;
const MEN = 'UNDUP_CT_PARTIC_MEN';
const WOMEN = 'UNDUP_CT_PARTIC_WOMEN';
const EXPENSE = 'GRND_TOTAL_EXPENSE';
const REVENUE = 'GRND_TOTAL_REVENUE';

/** Nobody to spend it on makes no rate. */
const perAthlete = computed(DOLLARS, ([expense = 0, men = 0, women = 0]) => (men + women > 0 ? expense / (men + women) : null));

/** Athletes are people here; IL_SUM_PARTIC counts who plays two sports twice. */
const institutions: TableSpec = {
  table: 'INSTLEVEL',
  marks: [MEN, WOMEN],
  mayLackUnitId: true,
  strangers: 'INSTITUTION_NAME',
  fields: (_year, period) => [
    { field: 'menAthletes', period, variable: MEN, columns: [MEN], read: computed(COUNT, sum) },
    { field: 'womenAthletes', period, variable: WOMEN, columns: [WOMEN], read: computed(COUNT, sum) },
    { field: 'totalAthletes', period, variable: `${MEN} + ${WOMEN}`, columns: [MEN, WOMEN], read: computed(COUNT, sum) },
    { field: 'totalAthleticsExpenses', period, variable: EXPENSE, columns: [EXPENSE], read: computed(DOLLARS, sum) },
    { field: 'totalAthleticsRevenue', period, variable: REVENUE, columns: [REVENUE], read: computed(DOLLARS, sum) },
    {
      field: 'athleticsExpensePerAthlete',
      period,
      variable: `${EXPENSE} / (${MEN} + ${WOMEN})`,
      columns: [EXPENSE, MEN, WOMEN],
      read: perAthlete,
    },
  ],
};

/** "EADA_2022-2023.zip", "eada_instlevel_2016_17.csv"; "EADA_2023.xlsx" names the year in which the school year ends. */
function yearOf(name: string): number | null {
  const span = /(?<!\d)((?:19|20)\d\d)[-_](?:19|20)?(\d\d)(?!\d)/.exec(name);
  if (span) return Number(span[2]) === (Number(span[1]) + 1) % 100 ? Number(span[1]) : null;
  const end = /eada[-_ ]?((?:19|20)\d\d)(?!\d)/i.exec(name);
  return end ? Number(end[1]) - 1 : null;
}

/** What colleges report under the Equity in Athletics Disclosure Act to the Department of Education. */
export const athletics: SourceSpec = {
  tables: [institutions],
  known: [{ table: 'Schools (by team)', marks: ['UNITID', 'SPORTSCODE'] }],
  yearOf,
  periodOf: (_name, year) => schoolYear(year),
  manyFiles: false,
};
