import { fractionOf, isClosed, listedIn, nameIn, openIn, reports, valueOf, wholeOf, type GeneratedCollege } from './population.fixture.ts';

/** The cells of a row that Alma reads, by column. */
export type Cells = Readonly<Record<string, string>>;

/** How a generated table gets its rows. */
export interface TableRecipe {
  /** The name of the published file of a year. */
  nameIn(year: number): string;
  /** The listed institutions of a year. */
  listed(year: number): GeneratedCollege[];
  cells(college: GeneratedCollege, year: number): Cells;
  /** The text of all other columns. Default: a small number. */
  filler?: string;
  /** Whether the publisher writes column names in lower case. */
  isLowerCase?: boolean;
}

const percent = (college: GeneratedCollege, what: string, year: number, low = 5, high = 98): string =>
  wholeOf(college, what, year, low, high);

/** HD: one row per institution, with text that needs quotes. */
const directory: TableRecipe = {
  nameIn: (year) => `hd${year}.csv`,
  listed: listedIn,
  cells: (college, year) => ({ ...addressCells(college, year), ...kindCells(college), ...statusCells(college, year) }),
};

function addressCells(college: GeneratedCollege, year: number): Cells {
  const { at, unitId, city, state } = college;
  const host = `${city.toLowerCase()}${at}.edu`;
  return {
    ...{ INSTNM: nameIn(college, year), IALIAS: at % 3 === 0 ? `${city} State|${city} U` : '', OPEID: `00${unitId}` },
    ...{ ADDR: `${at + 1} Main Street, Suite 4`, CITY: city, STABBR: state, ZIP: String(10_000 + at), COUNTYNM: `${city} County` },
    ...{ CHFNM: 'Dr. Ada Smith', CHFTITLE: 'President', F1SYSNAM: '-2', F1SYSCOD: '-2', LOCALE: ['11', '21', '32', '43'][at % 4] ?? '11' },
    ...{ WEBADDR: `www.${host}/`, VETURL: `https://catalog.${host}/content.php?catoid=24`, ADMINURL: '', FAIDURL: '', APPLURL: '' },
    ...{ NPRICURL: '', ATHURL: '', DISAURL: '' },
    ...{ LONGITUD: (-70 - 50 * fractionOf(unitId, 'x')).toFixed(6), LATITUDE: (26 + 20 * fractionOf(unitId, 'y')).toFixed(6) },
  };
}

function kindCells(college: GeneratedCollege): Cells {
  const { at, level, control, undergraduates } = college;
  return {
    ...{ SECTOR: String((level - 1) * 3 + control), ICLEVEL: String(level), CONTROL: String(control), HLOFFER: level === 1 ? '9' : '3' },
    ...{ UGOFFER: '1', DEGGRANT: level === 3 ? '2' : '1', HBCU: at % 40 === 0 ? '1' : '2', TRIBAL: at % 90 === 1 ? '1' : '2' },
    ...{ C21BASIC: basicClassOf(college), CARNEGIERSCH: researchClassOf(college), INSTSIZE: undergraduates < 1_000 ? '1' : '2' },
  };
}

function statusCells(college: GeneratedCollege, year: number): Cells {
  const of = isClosed(college, year)
    ? { ACT: 'C', DEATHYR: String(year), CLOSEDAT: `6/30/${year}`, CYACTIVE: '3' }
    : { ACT: 'A', DEATHYR: '-2', CLOSEDAT: '-2', CYACTIVE: '1' };
  return { ...of, NEWID: '-2', OPENPUBL: '1' };
}

export const basicClassOf = ({ at, level }: GeneratedCollege): string =>
  level === 1 ? String(15 + (at % 9)) : level === 2 ? String(1 + (at % 9)) : '-2';
export const researchClassOf = ({ at, level }: GeneratedCollege): string => (level === 1 && at % 4 === 0 ? String(1 + (at % 3)) : '-2');

const hasAdmissions = (college: GeneratedCollege): boolean => college.level === 1 && reports(college, 'admissions', 0.75);

function admissionCells(college: GeneratedCollege, year: number): Cells {
  const applied = Math.round(valueOf(college, 'applicants', year, 800, 40_000));
  const sat = (section: string, above: number): string =>
    reports(college, 'sat', 0.6) ? String(Math.round(valueOf(college, section, year, 420, 700) / 10) * 10 + above) : '';
  const act = (above: number): string =>
    reports(college, 'act', 0.6) ? String(Math.round(valueOf(college, 'act', year, 15, 30)) + above) : '';
  return {
    ...{ APPLCN: String(applied), ADMSSN: String(Math.round((applied * valueOf(college, 'admitted', year, 10, 95)) / 100)) },
    ...{ ENRLT: String(Math.round(applied * 0.04)), ADMCON1: '1', ADMCON2: '5', ADMCON3: '1', ADMCON4: '3', ADMCON5: '5', ADMCON6: '3' },
    ...{ ADMCON8: '1', ADMCON9: '3', ADMCON10: '5', ADMCON11: '5', ADMCON12: '3' },
    ...{
      ADMCON7: ['1', '5', '3'][college.at % 3] ?? '5',
      SATVR25: sat('verbal', -40),
      SATVR50: sat('verbal', 0),
      SATVR75: sat('verbal', 40),
    },
    ...{ SATMT25: sat('math', -40), SATMT50: sat('math', 0), SATMT75: sat('math', 40) },
    ...{ ACTCM25: act(-3), ACTCM50: act(0), ACTCM75: act(3) },
  };
}

function graduationCells(college: GeneratedCollege, year: number): Cells {
  const rate = percent(college, 'graduation', year);
  const hasBachelors = college.level === 1 && reports(college, 'bachelors', 0.9);
  return {
    ...{ GRRTTOT: rate, GBA6RTT: hasBachelors ? rate : '' },
    ...{ TRRTTOT: reports(college, 'transfer', 0.8) ? percent(college, 'transfer', year, 2, 40) : '', PGGRRTT: rate },
  };
}

function costCells(college: GeneratedCollege, year: number): Cells {
  const price = wholeOf(college, 'price', year, 9_000, 70_000);
  const onCampus = reports(college, 'housing', 0.7);
  return { CINSON: onCampus ? price : '', COTSON: onCampus ? price : '', CINSOFF: price, CINSFAM: price, TUFEYR3: price, COTSOFF: price };
}

function financeCells(college: GeneratedCollege, year: number): Cells {
  const spent = wholeOf(college, 'research per student', year, 0, 20_000);
  const standards = ['F1RSRCFT', 'F2RSRCFT', 'F3RSRCFT'];
  const endowment = wholeOf(college, 'endowment per student', year, 1_000, 90_000);
  return {
    ...Object.fromEntries(standards.map((column, at) => [column, at + 1 === college.control ? spent : ''])),
    ...{ F1ENDMFT: college.control === 1 ? endowment : '', F2ENDMFT: college.control === 2 ? endowment : '' },
  };
}

const sized = (college: GeneratedCollege, year: number): number =>
  Math.round(college.undergraduates * (1 + 0.02 * (fractionOf(college.unitId, 'growth', year) - 0.5)));

const serviceCells = ({ at }: GeneratedCollege): Cells => ({
  ...{ CALSYS: String(1 + (at % 7)), SLO5: at % 4 === 0 ? '1' : '0', SLO51: at % 4 === 0 ? '1' : '0', SLO52: '0', SLO53: '0' },
  ...{ SLO6: at % 2 === 0 ? '1' : '0', ATHASSOC: at % 3 === 0 ? '1' : '2', ASSOC1: at % 3 === 0 ? '1' : '0' },
  ...Object.fromEntries([2, 3, 4, 5, 6].map((number) => [`ASSOC${number}`, '0'])),
  ...Object.fromEntries([1, 2, 3, 4].map((number) => [`CONFNO${number}`, at % 3 === 0 ? '130' : '-2'])),
});

/** At one of seven colleges most students start part-time. */
function retentionCells(college: GeneratedCollege, year: number): Cells {
  const cohort = String(Math.round(sized(college, year) / 5));
  const other = String(Math.round(sized(college, year) / 50));
  const isPartTime = college.at % 7 === 0;
  const rate = reports(college, 'retention', 0.9) ? percent(college, 'retention', year, 40, 99) : '';
  return {
    ...{ RET_PCF: rate, RRFTCTA: isPartTime ? other : cohort, RET_PCP: rate, RRPTCTA: isPartTime ? cohort : other },
    STUFACR: wholeOf(college, 'faculty', year, 5, 30),
  };
}

function enrollmentCells(college: GeneratedCollege, year: number): Cells {
  const size = sized(college, year);
  const partTime = Math.round((size * valueOf(college, 'part-time', year, 5, 90)) / 100);
  return { EFUG: String(size), ENRTOT: String(Math.round(size * 1.2)), EFUGPT: String(partTime), EFUGTRN: String(Math.round(size / 9)) };
}

const twoYears = (year: number): string => `${String((year - 1) % 100).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

/** The IPEDS tables of a collection year. */
export const IPEDS_TABLES = {
  HD: directory,
  IC: {
    nameIn: (year) => `ic${year}.csv`,
    listed: openIn,
    cells: (college) => ({
      RELAFFIL: college.control === 2 && college.at % 3 === 0 ? '30' : '-2',
      OPENADMP: hasAdmissions(college) ? '2' : '1',
      DISTNCED: college.at % 60 === 5 ? '1' : '2',
      ...serviceCells(college),
    }),
  },
  ADM: { nameIn: (year) => `adm${year}.csv`, listed: (year) => openIn(year).filter(hasAdmissions), cells: admissionCells },
  'EF-D': { nameIn: (year) => `ef${year}d.csv`, listed: openIn, cells: retentionCells },
  DRVEF: { nameIn: (year) => `drvef${year}.csv`, listed: openIn, cells: enrollmentCells },
  DRVGR: { nameIn: (year) => `drvgr${year}.csv`, listed: openIn, cells: graduationCells },
  COST: { nameIn: (year) => `drvcost${year}.csv`, listed: openIn, cells: costCells },
  SFA: {
    nameIn: (year) => `sfa${twoYears(year)}.csv`,
    listed: openIn,
    cells: (college, year) => ({
      UPGRNTP: percent(college, 'pell', year, 8, 85),
      UAGRNTP: percent(college, 'grants', year, 20, 95),
      UAGRNTA: wholeOf(college, 'grant', year, 2_000, 30_000),
    }),
  },
  DRVF: { nameIn: (year) => `drvf${year}.csv`, listed: openIn, cells: financeCells },
} as const satisfies Record<string, TableRecipe>;
