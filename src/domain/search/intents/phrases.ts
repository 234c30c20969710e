import { AWARD_GROUPS } from '../../majors/award-levels.ts';
import { AWARD_PHRASES, STUDY_PHRASES } from '../../majors/award-words.ts';
import { FOR_ADULTS } from '../../shared/method.ts';
import type { SearchQuery } from '../params.ts';

/**
 * What a phrase tells of the wish. `sure`: it is never part of a name by chance. `kind`: a kind of college, so it may also be part of a
 * name. `adjective`: only beside a noun, a place or another phrase. `plural`: only beside a plural noun. `filler`: it says nothing.
 * `noun` and `plural-noun`: "college", "colleges".
 */
export type PhraseWeight = 'sure' | 'kind' | 'adjective' | 'plural' | 'filler' | 'noun' | 'plural-noun';

export interface Phrase {
  weight: PhraseWeight;
  change: SearchQuery;
}

/** A low net price a year in dollars: about half of the colleges have one. */
const CHEAP = 15_000;
/** The share of new transfer students that three of ten colleges have. */
const MANY_TRANSFERS = 0.1;
const HALF = 0.5;
const SELECTIVE = 0.25;
const EASY = 0.75;
const ARTS = ['Special Focus Four-Year: Arts, Music & Design Schools', 'Special Focus Two-Year: Arts & Design'];

const LIBERAL_ARTS = ['Baccalaureate Colleges: Arts & Sciences Focus'];

const cheapest: SearchQuery = { netPrice: { max: CHEAP }, sort: { key: 'netPrice', direction: 'asc' } };
const manyPartTime: SearchQuery = { partTimeShare: { min: FOR_ADULTS.share } };
const forAdults: SearchQuery = { ...manyPartTime, age25Share: { min: FOR_ADULTS.share } };
const highest = (key: 'gradRate' | 'earnings10' | 'safety' | 'athletics' | 'research' | 'size'): SearchQuery => ({
  sort: { key, direction: 'desc' },
});

type TableRow = readonly [phrases: string, weight: PhraseWeight, change: SearchQuery];

/** The phrases, separated by "|", as folded words. */
const TABLE: readonly TableRow[] = [
  ['colleges|universities|schools|unis|campuses|institutions', 'plural-noun', {}],
  ['college|university|school|uni|campus', 'noun', {}],
  [
    'best|top|top rated|top ranked|top 10|top ten|top 20|top 50|top 100|good|great|nice|list of|all|find|show me|what are the|which|any|some|the|a|an|with|that are|that is|and|or|for|is|are|me',
    'filler',
    {},
  ],
  [STUDY_PHRASES, 'filler', {}],
  ...AWARD_GROUPS.map((group): TableRow => [AWARD_PHRASES[group], 'sure', { award: [group] }]),
  ['cheap|cheapest|affordable|most affordable|low cost|lowest cost|inexpensive|low tuition|low price|budget', 'sure', cheapest],
  [
    'hbcu|hbcus|historically black|historically black college|historically black colleges and universities|black colleges',
    'sure',
    { hbcu: true },
  ],
  // Not a name by chance: Randolph College was a "Woman's College".
  ['womens college|womens colleges|womens university|womens universities|girls college|girls colleges', 'sure', { women: true }],
  ['womens|all womens|all girls|girls|women only|female only|all female|all women|women', 'kind', { women: true }],
  ['community|junior|community college|community colleges|junior college|junior colleges', 'kind', { community: true }],
  ['juco|jucos', 'sure', { community: true }],
  ['two year|2 year|2 yr|two yr', 'sure', { level: ['2'] }],
  ['four year|4 year|4 yr|four yr', 'sure', { level: ['4'] }],
  ['online|fully online|distance learning', 'kind', { online: true }],
  // Most colleges with online programs also teach on campus.
  [
    'online degree|online degrees|online program|online programs|online study|online class|online classes|online course|online courses|mostly online',
    'sure',
    { onlineShare: { min: HALF } },
  ],
  ['part time|part time students|part time study', 'sure', manyPartTime],
  [
    'adult|adults|adult students|adult learners|working adults|older students|mature students|nontraditional|nontraditional students|non traditional|non traditional students|returning students',
    'kind',
    forAdults,
  ],
  ['back to school|going back to school|go back to school|return to school|returning to school', 'sure', forAdults],
  ['transfer|transfers|transfer students|transfer friendly|transferring', 'kind', { transferShare: { min: MANY_TRANSFERS } }],
  ['public|state run', 'kind', { control: ['public'] }],
  ['private|nonprofit|non profit|not for profit|private nonprofit|private non profit', 'kind', { control: ['private_nonprofit'] }],
  ['for profit|private for profit', 'sure', { control: ['private_for_profit'] }],
  ['religious', 'kind', { religious: true }],
  ['christian|catholic|baptist|lutheran|methodist|faith based|bible|jewish', 'adjective', { religious: true }],
  ['religiously affiliated', 'sure', { religious: true }],
  ['tribal|native american|tribal colleges|tribal college', 'kind', { tribal: true }],
  ['tiny|small|small sized', 'adjective', { size: ['small'] }],
  ['medium|mid size|midsize|mid sized|medium sized|medium size', 'adjective', { size: ['medium'] }],
  ['large|big|huge|large sized', 'adjective', { size: ['large'] }],
  ['largest|biggest', 'sure', highest('size')],
  ['city|urban|town|country', 'plural', {}],
  ['in a city|in the city|in a big city|in big city|big city|in cities|urban', 'adjective', { setting: ['city'] }],
  ['suburban|suburb|in a suburb|in the suburbs|suburbs', 'adjective', { setting: ['suburb'] }],
  ['small town|in a small town|in a town|college town|small towns', 'adjective', { setting: ['town'] }],
  ['rural|in the country|countryside|in a rural area|rural area', 'adjective', { setting: ['rural'] }],
  [
    'test optional|sat optional|act optional|no sat required|no act required|no test required|without sat|no sat|no act|no test scores',
    'sure',
    { tests: ['optional', 'not-considered'] },
  ],
  ['test free|test blind', 'sure', { tests: ['not-considered'] }],
  ['test required|sat required', 'sure', { tests: ['required'] }],
  [
    'easy to get in|easy to get into|easiest to get into|easy admission|high acceptance|high acceptance rate|high acceptance rates|not selective|less selective',
    'sure',
    { acceptance: { min: EASY } },
  ],
  ['open admission|open admissions|open enrollment', 'sure', { admissions: ['open'] }],
  [
    'selective|most selective|highly selective|very selective|competitive|hard to get into|hardest to get into|low acceptance|low acceptance rate|low acceptance rates',
    'sure',
    { acceptance: { max: SELECTIVE } },
  ],
  [
    'free application|free applications|free to apply|no application fee|no application fees|without application fee|no fee',
    'sure',
    { noFee: true },
  ],
  ['rotc', 'sure', { rotc: true }],
  ['study abroad', 'sure', { abroad: true }],
  ['safe|safest|low crime|low crime rate', 'sure', highest('safety')],
  ['sports|good sports|athletic|athletics', 'adjective', highest('athletics')],
  ['d1|division 1|division i|d 1|ncaa d1|ncaa division 1|ncaa division i', 'sure', { division: ['ncaa-1'] }],
  ['d2|division 2|division ii|d 2|ncaa d2|ncaa division 2|ncaa division ii', 'sure', { division: ['ncaa-2'] }],
  ['d3|division 3|division iii|d 3|ncaa d3|ncaa division 3|ncaa division iii', 'sure', { division: ['ncaa-3'] }],
  ['ncaa', 'sure', { division: ['ncaa-1', 'ncaa-2', 'ncaa-3'] }],
  ['naia', 'sure', { division: ['naia'] }],
  ['njcaa', 'sure', { division: ['njcaa'] }],
  ['research|best for research', 'adjective', highest('research')],
  ['highest graduation rate|high graduation rate|best graduation rate|high graduation rates', 'sure', highest('gradRate')],
  ['highest paid|highest earnings|high earnings|best paid|highest salary|high salary', 'sure', highest('earnings10')],
  ['liberal arts|liberal arts college|liberal arts colleges', 'kind', { carnegie: LIBERAL_ARTS }],
  ['art|arts|art and design|design|music|performing arts', 'plural', { carnegie: ARTS }],
  ['art school|art college|design school|music school|art and design school', 'kind', { carnegie: ARTS }],
];

/** Every phrase with its meaning. A later row replaces an earlier one. */
export const PHRASES: ReadonlyMap<string, Phrase> = new Map(
  TABLE.flatMap(([phrases, weight, change]) => phrases.split('|').map((phrase) => [phrase, { weight, change }] as const)),
);

export const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

/** Words before a place, and before "me". */
export const BEFORE_PLACE: ReadonlySet<string> = new Set(
  'in|near|around|nearby|close to|near to|next to|by|within|located in|in or near|in and around|in the state of|in state of|from|outside of|not far from'.split(
    '|',
  ),
);

/** The words after which colleges around the place are meant. */
export const isAround = (words: string): boolean => /near|around|close|next|far|outside|by/.test(words);

/** Texts that ask for colleges near the visitor. */
export const NEAR_ME: ReadonlySet<string> = new Set(
  'near me|nearby|near by|around me|close to me|by me|near here|in my area|close to home|near my home|near home|closest|nearest|closest to me|nearest to me|local'.split(
    '|',
  ),
);
