import type { Cells, TableRecipe } from './ipeds-tables.fixture.ts';
import { basicClassOf, researchClassOf } from './ipeds-tables.fixture.ts';
import { fractionOf, openAlways, reports, valueOf, wholeOf, type GeneratedCollege } from './population.fixture.ts';

const OFFENSES = 'MURD NEG_M RAPE FONDL INCES STATR ROBBE AGG_A BURGLA VEHIC ARSON'.split(' ');

/** The crimes of a calendar year. Files of different releases agree. */
function crimesOf({ unitId, undergraduates }: GeneratedCollege, year: number): Cells {
  const suffix = String(year % 100);
  const most = (offense: string): number => (['RAPE', 'BURGLA', 'FONDL', 'VEHIC'].includes(offense) ? 2 + undergraduates / 1_000 : 0.4);
  // Colleges move less than chance would: each has its own level.
  const counts = OFFENSES.map((offense): [string, string] => {
    const level = most(offense) * fractionOf(unitId, offense);
    return [offense + suffix, String(Math.round(level + 0.3 * fractionOf(unitId, offense, year)))];
  });
  return { ...Object.fromEntries(counts), [`FILTER${suffix}`]: '1' };
}

const crime: TableRecipe = {
  nameIn: (year) => `oncampuscrime${[year - 2, year - 1, year].map((each) => String(each % 100)).join('')}.csv`,
  listed: openAlways,
  filler: '0',
  cells(college, year) {
    const students = Math.round(college.undergraduates * 1.2);
    return {
      ...{ UNITID_P: `${college.unitId}001`, INSTNM: college.name, OPEID: `00${college.unitId}00`, BRANCH: 'Main Campus' },
      ...{ ADDRESS: `${college.at + 1} MAIN ST, STE 4`, CITY: college.city, STATE: college.state, ZIP: String(10_000 + college.at) },
      ...{ SECTOR_CD: '1', SECTOR_DESC: 'Public, 4-year or above', MEN_TOTAL: String(students >> 1) },
      ...{ WOMEN_TOTAL: String(students - (students >> 1)), TOTAL: String(students) },
      ...crimesOf(college, year - 2),
      ...crimesOf(college, year - 1),
      ...crimesOf(college, year),
    };
  },
};

function netPrices(college: GeneratedCollege, year: number): Cells {
  const sector = college.control === 1 ? 'PUB' : 'PRIV';
  const price = valueOf(college, 'net price', year, 4_000, 40_000);
  const bands = [1, 2, 3, 4, 5].map((band): [string, string] => [`NPT4${band}_${sector}`, String(Math.round(price * (0.6 + band / 8)))]);
  return { [`NPT4_${sector}`]: String(Math.round(price)), ...Object.fromEntries(bands) };
}

/** The new students of six and eight years before, and how many of them have a degree. */
function cohorts(college: GeneratedCollege, year: number): Cells {
  const students = Math.round(40 + college.undergraduates / 5);
  return {
    ...{
      [college.level === 1 ? 'D150_4' : 'D150_L4']: String(students),
      OMAWDP8_ALL: valueOf(college, 'degrees', year, 0.1, 0.9).toFixed(4),
    },
    ...{ OMACHT8_FTFT: String(students), OMACHT8_PTFT: '4', OMACHT8_FTNFT: '0', OMACHT8_PTNFT: '0' },
    UG25ABV: valueOf(college, 'ages', year, 0.02, 0.7).toFixed(4),
  };
}

/** MERGED: all columns of the Scorecard, most of them NA. */
const scorecard: TableRecipe = {
  nameIn: (year) => `MERGED${year}_${String((year + 1) % 100)}_PP.csv`,
  listed: openAlways,
  filler: 'NA',
  cells(college, year) {
    const suppressed = (what: string, text: string): string => (reports(college, what, 0.85) ? text : 'PS');
    return {
      ...{ INSTNM: college.name, CITY: college.city, STABBR: college.state, WOMENONLY: college.at % 70 === 9 ? '1' : '0' },
      ...netPrices(college, year),
      ...cohorts(college, year),
      GRAD_DEBT_MDN: suppressed('debt', wholeOf(college, 'debt', year, 6_000, 36_000)),
      MD_EARN_WNE_P10: suppressed('earnings', wholeOf(college, 'earnings', year, 24_000, 110_000)),
      FIRST_GEN: suppressed('first generation', valueOf(college, 'first generation', year, 0.1, 0.6).toFixed(6)),
      CDR3: valueOf(college, 'default', year, 0.01, 0.12).toFixed(4),
    };
  },
};

const RESEARCH_PARTS = ['COMPUTER_AND_INFORMATION_SCIENCES', 'LIFE_SCIENCES', 'PHYSICAL_SCIENCES', 'ENGINEERING'];

const research: TableRecipe = {
  nameIn: (year) => `herd_fy${year}_by_unitid_thousands.csv`,
  listed: () => openAlways().filter((college) => college.level === 1 && reports(college, 'research', 0.8)),
  filler: '0',
  isLowerCase: true,
  cells(college, year) {
    const parts = RESEARCH_PARTS.map((part) => Math.round(valueOf(college, part, year, 50, 90_000)));
    const flags = Object.fromEntries([...RESEARCH_PARTS, 'ALL_R_D_EXPENDITURES'].map((part) => [`RD_${part}_FLAG`, '']));
    return {
      ...Object.fromEntries(RESEARCH_PARTS.map((part, at) => [`RD_${part}`, String(parts[at])])),
      ...flags,
      HERD_NAME: college.name.replace('College', 'C.'),
      RD_ALL_R_D_EXPENDITURES: String(parts.reduce((sum, part) => sum + part, 0)),
    };
  },
};

/** EADA: published as InstLevel.xlsx in a zip with the school year in its name. */
const athletics: TableRecipe = {
  nameIn: (year) => `InstLevel_${year}-${String((year + 1) % 100)}.csv`,
  isLowerCase: true,
  listed: () => openAlways().filter((college) => reports(college, 'athletics', 0.75)),
  cells: (college, year) => ({
    INSTITUTION_NAME: college.name,
    // Published with spaces at the end.
    CLASSIFICATION_NAME: ['NCAA Division I-FCS', 'NJCAA Division I ', 'NAIA Division II '][college.at % 3] ?? '',
    UNDUP_CT_PARTIC_MEN: wholeOf(college, 'men', year, 40, 500),
    UNDUP_CT_PARTIC_WOMEN: wholeOf(college, 'women', year, 40, 450),
    GRND_TOTAL_REVENUE: wholeOf(college, 'athletics money', year, 400_000, 90_000_000),
    GRND_TOTAL_EXPENSE: wholeOf(college, 'athletics money', year, 400_000, 90_000_000),
  }),
};

const CLASSES = ['Mixed Undergraduate/Graduate-Doctorate Large', 'Professions-focused Associate Medium', 'Special Focus: Nursing'];

/** An edition of the Carnegie Classification, not a year. */
const carnegie: TableRecipe = {
  nameIn: () => '2025-Public-Data-File.csv',
  isLowerCase: true,
  listed: openAlways,
  cells: (college) => ({
    ...{ INSTNM: college.name, CITY: college.city, STABBR: college.state, BASIC2021: basicClassOf(college), SAEC2025NAME: 'Medium Access' },
    ...{ IC2025: String(1 + (college.at % 3)), IC2025NAME: CLASSES[college.at % 3] ?? '', WOMENONLY: college.at % 70 === 9 ? '1' : '0' },
    ...{ RESEARCH2025: researchClassOf(college), RESEARCH2025NAME: '' },
  }),
};

/** The tables of the other sources, by table name. */
export const OTHER_TABLES = {
  ONCAMPUSCRIME: crime,
  INSTITUTION: scorecard,
  'HERD-BY-UNITID': research,
  INSTLEVEL: athletics,
  CCIHE2025: carnegie,
} as const satisfies Record<string, TableRecipe>;
