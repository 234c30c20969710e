import { csvOf } from '../../../domain/shared/csv.ts';

type Row = Readonly<Record<string, string>>;
const COLUMNS = {
  links: ['CIP2020Code', 'CIP2020Title', 'SOC2018Code', 'SOC2018Title'],
  wages: ['AREA', 'AREA_TYPE', 'I_GROUP', 'OCC_CODE', 'OCC_TITLE', 'O_GROUP', 'TOT_EMP', 'A_MEDIAN'],
  outlook: [
    '2024 National Employment Matrix title',
    '2024 National Employment Matrix code',
    'Occupation type',
    'Employment change, percent, 2024–34',
    'Occupational openings, 2024–34 annual average',
    'Typical education needed for entry',
  ],
} as const;

const textOf = (columns: readonly string[], rows: readonly Row[]): string => [...csvOf(columns, rows)].join('');

/** The crosswalk, from rows of program, occupation and title of the occupation. */
export const linksText = (rows: readonly (readonly [cip: string, soc: string, title: string])[]): string =>
  textOf(
    COLUMNS.links,
    rows.map(([cip, soc, title]) => ({ CIP2020Code: cip, CIP2020Title: 'A program.', SOC2018Code: soc, SOC2018Title: title })),
  );

/** The national wages, from rows of occupation, median wage and employment; `more` replaces other cells. */
export const wagesText = (rows: readonly (readonly [soc: string, median: string, employment: string, more?: Row])[]): string =>
  textOf(
    COLUMNS.wages,
    rows.map(([soc, median, employment, more]) => ({
      ...{ AREA: '99', AREA_TYPE: '1', I_GROUP: 'cross-industry', OCC_CODE: soc, OCC_TITLE: `Wages of ${soc}` },
      ...{ O_GROUP: 'detailed', TOT_EMP: employment, A_MEDIAN: median, ...more },
    })),
  );

/** The projections, from rows of occupation, growth, openings and education; the type is that of an occupation. */
export const outlookText = (
  rows: readonly (readonly [soc: string, growth: string, openings: string, education: string, type?: string])[],
): string => {
  const [title, code, type, growth, openings, education] = COLUMNS.outlook;
  return textOf(
    COLUMNS.outlook,
    rows.map(([soc, ...cells]) => ({
      ...{ [title]: `      Outlook of ${soc}`, [code]: soc, [type]: cells[3] ?? 'Line item' },
      ...{ [growth]: cells[0], [openings]: cells[1], [education]: cells[2] },
    })),
  );
};

/** "11-1000", … */
const SOCS = Array.from({ length: 720 }, (_, at) => `${11 + (at % 40)}-2${String(at).padStart(3, '0')}`);

/** Texts of three files as long as the published ones. The first occupation is the only one of 51.3801. */
export function wholeFiles({ wage = '97550' } = {}): Record<'links' | 'wages' | 'outlook', string> {
  const [first = '', ...others] = SOCS;
  const programs = (at: number) => Array.from({ length: 8 }, (_, number) => `${11 + (at % 30)}.0${number}0${1 + (at % 9)}`);
  return {
    links: linksText([
      ['51.3801', first, 'Registered Nurses'],
      ...others.flatMap((soc, at) => programs(at).map((cip) => [cip, soc, `Occupation ${soc}`] as const)),
    ]),
    wages: wagesText([[first, wage, '3379720'], ...others.map((soc) => [soc, '50000', '1000'] as const)]),
    outlook: outlookText([
      [first, '4.9', '189.1', "Bachelor's degree"],
      ...others.map((soc) => [soc, '-1.2', '0.1', 'High school diploma or equivalent'] as const),
    ]),
  };
}
