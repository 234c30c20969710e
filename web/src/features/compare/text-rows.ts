import { type CollegeCard, type Comparison, kindText, STATES } from '../../api/domain/colleges.ts';
import { MISSING_WORDS, OPEN_ADMISSION_MISSING } from '../../entities/college/figure-words.ts';
import { localeWords } from '../../entities/college/locale-words.ts';

/** One value as text. */
export interface Cell {
  text: string;
  isMissing: boolean;
  /** What the value is instead, or why it is missing. */
  note?: string | undefined;
  /** An explanation for a tooltip. */
  hint?: string | undefined;
  /** The period, such as "2023-24". */
  when?: string | undefined;
  isEstimated: boolean;
  /** "Lowest" or "Highest", if the value is the best of the row. */
  best?: string;
}

export interface TableRow {
  key: string;
  label: string;
  /** Notes for the whole row: "a year", and the period if all values share it. */
  notes: string[];
  yearsDiffer: boolean;
  cells: Cell[];
}

type Compared = Comparison['colleges'][number];

const missing = (text: string): Cell => ({ text, isMissing: true, isEstimated: false });
const known = (text: string): Cell => ({ text, isMissing: false, isEstimated: false });

const TESTING_LABELS = { required: 'Required', optional: 'Optional', 'not-considered': 'Not considered' } as const;

/** The rows of a group that are no figures. */
export function textRows(group: string, colleges: Compared[]): TableRow[] {
  if (group === 'about') return aboutRows(colleges);
  if (group === 'admissions') return [testingRow(colleges)];
  const hasTeams = colleges.some(({ athleticDivision }) => athleticDivision !== null);
  return group === 'athletics' && hasTeams ? [textRow('athleticDivision', 'Division', colleges, divisionCell)] : [];
}

const divisionCell = ({ athleticDivision }: Compared): Cell =>
  athleticDivision === null ? missing(MISSING_WORDS['not-reported']) : known(athleticDivision);

function testingRow(colleges: Compared[]): TableRow {
  return textRow('testingPolicy', 'SAT or ACT scores', colleges, ({ testingPolicy, openAdmission }) => {
    if (testingPolicy !== null) return known(TESTING_LABELS[testingPolicy]);
    return missing(openAdmission === true ? OPEN_ADMISSION_MISSING : MISSING_WORDS['not-reported']);
  });
}

function aboutRows(colleges: Compared[]): TableRow[] {
  const rows = [
    textRow('place', 'Location', colleges, ({ location, state }) => known(`${location}, ${STATES[state]}`)),
    textRow('kind', 'Type', colleges, (college) => known(kindText(college))),
    textRow('locale', 'Surroundings', colleges, ({ locale }) =>
      locale === null ? missing(MISSING_WORDS['not-reported']) : known(localeWords(locale)),
    ),
  ];
  if (colleges.every((college) => specialOf(college) === '')) return rows;
  const special = textRow('special', 'Special focus', colleges, (college) => {
    const special = specialOf(college);
    return special === '' ? missing('Nothing listed') : known(special);
  });
  return [...rows, special];
}

function specialOf(college: CollegeCard): string {
  const labels = [
    college.isHBCU && 'Historically Black (HBCU)',
    college.isTribal && 'Tribal college',
    college.isWomenOnly && "Women's college",
    college.isOnlineOnly && 'Online only',
    college.religiousAffiliation,
  ];
  return labels.filter((label) => typeof label === 'string' && label !== '').join(', ');
}

const textRow = (key: string, label: string, colleges: Compared[], cell: (college: Compared) => Cell): TableRow => ({
  key,
  label,
  notes: [],
  yearsDiffer: false,
  cells: colleges.map(cell),
});
