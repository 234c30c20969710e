import type { College, CollegeRecord } from '../colleges/college.ts';
import { sharedBy, type Campuses } from '../colleges/federal-aid/campuses.ts';
import { levelOf } from '../colleges/kind/level.ts';
import { knownNetPriceOf } from '../colleges/price/net-price.ts';
import { csvColumn, csvColumnOf, type CsvColumn, type CsvHeads } from '../colleges/shown/csv-words.ts';
import { unrankedText } from '../order/gate.ts';
import { CRITERION_WORDS } from '../scores/criterion-words.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { csvCells, csvLine } from '../shared/csv.ts';
import { CRITERIA, METHOD_VERSION } from '../shared/method.ts';
import { formatWeights } from '../shared/criteria.ts';
import { earningsOf } from '../scores/payback.ts';
import type { PersonalRanking } from './personal-ranking.ts';

const PLACE = ['rank', 'unranked', 'rankBest', 'rankWorst', 'score', 'coverage'];
const COLLEGE = ['unitId', 'name', 'city', 'state', 'control', 'level', 'netPrice', 'earnings'];

/** The stored inputs of the criteria. */
const INPUTS = [
  'medianDebt',
  'graduationRate',
  'retentionRate',
  'acceptanceRateNum',
  'avgSAT',
  'avgACT',
  'satCohort',
  'actCohort',
  'researchFundingTotal',
  'researchActivity',
  'crimeIncidentsTotal',
  'crimeRatePer1000',
  'isOnlineOnly',
  'totalAthletes',
  'totalAthleticsExpenses',
  'athleticsExpensePerAthlete',
  'percentPellGrant',
  'size',
] as const satisfies readonly (keyof College)[];

/** The columns with figures that campuses may share, and the figures that each is read from. */
const SHARED_COLUMNS = { earnings: ['medianEarnings', 'earningsAfter10Years'], medianDebt: ['medianDebt'] } as const;

const COLUMNS = [
  ...PLACE,
  ...COLLEGE,
  ...INPUTS,
  ...CRITERIA.map((key) => `score_${key}`),
  ...CRITERIA.map((key) => `contribution_${key}`),
  'sharedFigures',
  'weights',
  'methodVersion',
  'dataVersion',
];

const OTHER_COLUMNS: Readonly<Record<string, CsvColumn>> = {
  rank: csvColumn('Rank'),
  unranked: csvColumn('Why not ranked'),
  rankBest: csvColumn('Best rank'),
  rankWorst: csvColumn('Worst rank'),
  score: csvColumn('Score', 'score'),
  coverage: csvColumn('Known share of the weight', 'fraction'),
  unitId: csvColumn('UNITID'),
  city: csvColumn('City'),
  control: csvColumn('Control'),
  netPrice: csvColumn('Net price', 'usd'),
  earnings: csvColumn('Median earnings', 'usd'),
  sharedFigures: csvColumn('Figures of all campuses together'),
  ...Object.fromEntries(CRITERIA.map((key) => [`score_${key}`, csvColumn(`${CRITERION_WORDS[key].label}: score`, 'score')])),
  ...Object.fromEntries(CRITERIA.map((key) => [`contribution_${key}`, csvColumn(`${CRITERION_WORDS[key].label}: points added`, 'score')])),
};

const columnOf = (name: string): CsvColumn => OTHER_COLUMNS[name] ?? csvColumnOf(name);

/** What the lines of a file need besides the order. */
interface Context {
  dataVersion: string;
  campusesOf: (college: CollegeRecord) => Campuses | undefined;
}

/**
 * All colleges of an order as CSV, line by line, with all inputs of every score. The score of an unknown criterion is empty. The column
 * `sharedFigures` names the columns whose figures describe all campuses of an institution together.
 */
export function* rankingCsv(ranking: PersonalRanking, context: Context, heads: CsvHeads = 'names'): Generator<string> {
  if (heads === 'words') {
    yield* linesInWords(ranking, context);
    return;
  }
  const versions = csvCells([formatWeights(ranking.weights), METHOD_VERSION, context.dataVersion]);
  yield csvLine(COLUMNS);
  for (let place = 0; place < ranking.order.rows.length; place += 1) yield `${lineAt(ranking, context, place)},${versions}\r\n`;
}

function lineAt(ranking: PersonalRanking, context: Context, place: number): string {
  const { college, rank, unranked, score, coverage, parts } = ranking.explainedAt(place);
  const band = ranking.bandAt(place);
  const contributions = new Map(parts.map(({ key, contribution }) => [key, contribution]));
  const placed = csvCells([rank, unranked, band?.best, band?.worst, score, coverage]);
  const others = csvCells([...CRITERIA.map((key) => contributions.get(key)), sharedColumnsOf(context, college)]);
  return `${placed},${knownCells(college, ranking.scoresAt(place))},${others}`;
}

function* linesInWords(ranking: PersonalRanking, context: Context): Generator<string> {
  const columns = COLUMNS.map(columnOf);
  yield csvLine(columns.map(({ head }) => head));
  for (let place = 0; place < ranking.order.rows.length; place += 1) {
    const { college, rank, unranked, score, coverage, parts } = ranking.explainedAt(place);
    const band = ranking.bandAt(place);
    const [scores, contributions] = [ranking.scoresAt(place), new Map(parts.map(({ key, contribution }) => [key, contribution]))];
    const values = [
      ...[rank, unranked && unrankedText(unranked, ranking.order.gate), band?.best, band?.worst, score, coverage],
      ...factsOf(college),
      ...CRITERIA.map((key) => scores[key]),
      ...CRITERIA.map((key) => contributions.get(key)),
      sharedColumnsOf(context, college).map((name) => columnOf(name).head),
      ...[formatWeights(ranking.weights), METHOD_VERSION, context.dataVersion],
    ];
    yield csvLine(columns.map(({ shown }, index) => shown(values[index])));
  }
}

function sharedColumnsOf({ campusesOf }: Context, college: CollegeRecord): string[] {
  const campuses = campusesOf(college);
  const isShared = (figures: readonly string[]) => figures.some((figure) => sharedBy(campuses, college, figure) !== undefined);
  return Object.entries(SHARED_COLUMNS).flatMap(([column, figures]) => (isShared(figures) ? [column] : []));
}

const known = new WeakMap<CollegeRecord, string>();

/** The cells of a college that no weight changes. They are written once per data version, because a file has all colleges. */
function knownCells(college: CollegeRecord, scores: CriterionScores): string {
  const written = known.get(college) ?? csvCells([...factsOf(college), ...CRITERIA.map((key) => scores[key])]);
  known.set(college, written);
  return written;
}

const factsOf = (college: CollegeRecord): unknown[] => [
  college.ipedsUnitId,
  college.name,
  college.location,
  college.state,
  college.type,
  levelOf(college),
  knownNetPriceOf(college),
  earningsOf(college),
  ...INPUTS.map((key) => college[key]),
];
