import { SEARCH_FLAGS, type SearchFlag } from '../colleges/categories.ts';
import { recordOf } from '../shared/collections.ts';
import { flagWords, integerWords, listWords, oneOfWords, rangeWords, textWords, type ParamWords } from '../shared/param-words.ts';
import { RANGE_PARAM_KEYS, SEARCH_PARAMS, SORT_KEYS, type RangeParam, type SearchParamKey } from './params.ts';

const FLAG_WORDS: Record<SearchFlag, string> = {
  hbcu: 'Only historically Black colleges and universities',
  community: 'Only community colleges',
  tribal: 'Only tribal colleges',
  women: "Only women's colleges",
  online: 'Only colleges that teach all programs at a distance; onlineShare finds those where most students study online',
  religious: 'Only colleges with a religious affiliation',
  noFee: 'Only colleges with a free application',
  rotc: 'Only colleges that train officers (ROTC)',
  abroad: 'Only colleges that offer study abroad',
  housing: 'Only colleges with beds for a quarter of their undergraduates or more',
  federalAid: 'Only colleges where students can use Pell grants and federal loans',
};

const RANGE_WORDS: Record<RangeParam, [what: string, example: string]> = {
  sizeRange: ['Undergraduates', '1000..5000'],
  netPrice: ['Net price a year in dollars, for the chosen income band if there is one', '..20000'],
  acceptance: ['Acceptance rate as a fraction', '0.2..0.6'],
  sat: ['Middle SAT score', '1000..1300'],
  act: ['Middle ACT score', '20..28'],
  gradRate: ['Graduation rate as a fraction', '0.5..'],
  retention: ['Retention rate as a fraction', '0.8..'],
  earnings: ['Median earnings in dollars', '40000..'],
  debt: ['Median debt of graduates in dollars', '..20000'],
  defaultRate: ['Loan default rate as a fraction', '..0.05'],
  pell: ['Share of undergraduates with a Pell grant, as a fraction', '0.3..'],
  firstGen: ['Share of first-generation students, as a fraction', '0.3..'],
  ratio: ['Students per faculty member', '..15'],
  onlineShare: ['Share of undergraduates who study entirely online, as a fraction', '0.5..'],
  partTimeShare: ['Share of undergraduates who study part-time, as a fraction', '0.3..'],
  age25Share: ['Share of undergraduates who are 25 or older, as a fraction', '0.3..'],
  transferShare: ['New transfer students as a share of all undergraduates, as a fraction', '0.1..'],
  safety: ['Safety score, 0 to 100', '50..'],
  athletics: ['Athletics score, 0 to 100', '50..'],
  research: ['Research score, 0 to 100', '50..'],
};

const P = SEARCH_PARAMS;

/** The documentation of every parameter of a search. The compiler requires an entry for each. */
export const SEARCH_WORDS: Readonly<Record<SearchParamKey, ParamWords>> = {
  q: textWords(P.q, 'Name, alias or former name; typing errors are forgiven', 'auburn'),
  major: {
    description: 'What colleges teach: families, majors or programs by their CIP codes of two, four or six digits, separated by commas',
    example: '51.38',
  },
  award: listWords(P.award, 'Levels of the degrees and certificates that colleges award, in major if it is given'),
  state: listWords(P.state, 'States'),
  city: { description: 'A city and the code of its state, with hyphens; with radius also the miles around it', example: 'fresno-ca' },
  zip: { description: 'A ZIP code of five digits to measure from', example: '36849' },
  near: { description: 'A point to measure from: latitude,longitude in degrees', example: '32.6,-85.5' },
  radius: integerWords(P.radius, 'Miles around zip, near or city'),
  control: listWords(P.control, 'Control'),
  level: listWords(P.level, 'Level in years; public colleges with mainly associate’s degrees are of level 2'),
  size: listWords(P.size, 'Size bands by undergraduates (small to 5,000, medium to 15,000, large above)'),
  setting: listWords(P.setting, 'How urban the campus is'),
  ...recordOf(SEARCH_FLAGS, (key) => flagWords(FLAG_WORDS[key])),
  income: oneOfWords(P.income, 'Family income, which turns the net price into the published one for that band, or an estimate of it'),
  homeState: oneOfWords(
    P.homeState,
    'The state you live in; the net price of public colleges in other states is then an estimate that adds what these students pay more',
  ),
  ...recordOf(RANGE_PARAM_KEYS, (key) => rangeWords(...RANGE_WORDS[key])),
  admissions: listWords(P.admissions, 'What is known of the acceptance rate'),
  tests: listWords(P.tests, 'SAT and ACT scores in admission'),
  mySat: integerWords(P.mySat, 'Your SAT score, for chance'),
  myAct: integerWords(P.myAct, 'Your ACT score, for chance'),
  chance: listWords(P.chance, 'Chance of admission in words'),
  division: listWords(P.division, 'Division or association of the teams'),
  focus: listWords(P.focus, 'Liberal arts colleges, and the fields of specialist schools'),
  carnegieGroup: listWords(P.carnegieGroup, 'Groups of Carnegie classifications'),
  carnegie: {
    description: 'Carnegie classifications, as the carnegie facet spells them, separated by |',
    example: 'Doctoral Universities: Very High Research Activity',
  },
  unknown: oneOfWords(P.unknown, 'Colleges that do not report a filtered number: listed last, or left out'),
  sort: {
    description: `Order: one of ${SORT_KEYS.join(', ')}, then :asc or :desc; colleges without the number come last either way. match needs the answers of POST /api/match/search, and graduates and majorEarnings a major. suggested with a major or an award level ends with colleges that had no graduates there. majorEarnings compares medians of one credential level and one number of years after it, which each result names: that of award or, if it does not choose one, bachelor’s degrees, and where fewer than 5 colleges have figures of those, the level that most colleges have; the years that most colleges have, by present definitions before the former one; of several majors, the one with a figure and the most graduates at the college`,
    example: 'netPrice:asc',
  },
  home: { description: 'A ZIP code or a state; colleges there come first in the suggested order, and none is left out', example: 'CA' },
  page: integerWords(P.page, 'Page, from 1'),
  perPage: integerWords(P.perPage, 'Colleges a page'),
};
