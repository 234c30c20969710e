/** A published table: the files of its editions, newest first, and the column that names the college. */
export interface RawTable {
  key?: string;
  /** Keys have three more digits for the campus. */
  isByCampus?: true;
  /** The first year of the period that an edition describes, and its file. */
  editions: readonly (readonly [year: number, file: string])[];
  /** Only these columns, of files with thousands. */
  columns?: RegExp;
  /** The product reads an edition only of colleges that the directory of its year lists. */
  needsDirectory?: true;
  /** Only the rows with this cell. */
  only?: readonly [column: string, value: string];
}

const MERGED = /^(UNITID|(NPT4|NUM4|D150_)\w+|OMAWDP8_ALL|OMACHT8_(FT|PT)N?FT|WOMENONLY|UG25ABV|CDR3)$/;

const ipeds = (file: (year: string) => string): RawTable => ({
  editions: [2024, 2023].map((year) => [year, file(String(year))] as const),
  needsDirectory: true,
});

export const RAW_TABLES = {
  hd: {
    editions: [
      [2024, 'hd2024.csv'],
      [2023, 'hd2023.csv'],
    ],
  },
  ic: ipeds((year) => `ic${year}.csv`),
  adm: ipeds((year) => `adm${year}.csv`),
  drvef: ipeds((year) => `drvef${year}.csv`),
  efd: ipeds((year) => `ef${year}d.csv`),
  drvgr: ipeds((year) => `drvgr${year}.csv`),
  drvf: ipeds((year) => `drvf${year}.csv`),
  cost: {
    needsDirectory: true,
    editions: [
      [2024, 'drvcost2024.csv'],
      [2023, 'drvic2023.csv'],
    ],
  },
  sfa: { editions: [[2024, 'sfa2324.csv']] },
  merged: {
    columns: MERGED,
    editions: [
      [2023, 'merged2023_24_pp.csv'],
      [2022, 'merged2022_23_pp.csv'],
      [2021, 'merged2021_22_pp.nonempty-columns.csv'],
    ],
  },
  earnings: { editions: [[0, 'scorecard_earnings.csv']] },
  debt: { only: ['YEAR', '2021'], editions: [[2020, 'grad_debt_mdn_2017_2021.csv']] },
  students: { editions: [[0, 'scorecard_most_recent_2024-03_student_subset.csv']] },
  crime: { key: 'UNITID_P', isByCampus: true, editions: [[2023, 'oncampuscrime212223.csv']] },
  athletics: { editions: [[2023, 'eada_instlevel_2023_24.csv']] },
  research: {
    editions: [
      [2024, 'herd_fy2024_by_unitid_thousands.csv'],
      [2023, 'herd_fy2023_by_unitid_thousands.csv'],
    ],
  },
} as const satisfies Record<string, RawTable>;
export type TableName = keyof typeof RAW_TABLES;
