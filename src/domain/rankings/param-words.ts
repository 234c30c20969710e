import { MAX_WEIGHT } from '../shared/criteria.ts';
import { flagWords, integerWords, listWords, oneOfWords, type ParamWords } from '../shared/param-words.ts';
import { RANKING_PARAMS } from './params.ts';

const P = RANKING_PARAMS;

/** The documentation of every parameter of a ranking. */
export const RANKING_WORDS: Readonly<Record<keyof typeof RANKING_PARAMS, ParamWords>> = {
  v: integerWords(P.v, 'Version of the method a link was made with'),
  w: {
    description: `Ten digits 0 to ${MAX_WEIGHT}: how much cost, value, earnings, debt, completion, prestige, research, safety, athletics and access count`,
    example: '5402300001',
  },
  type: listWords(P.type, 'Kinds of college, any of which'),
  st: listWords(P.st, 'States'),
  size: listWords(P.size, 'Size bands by undergraduates (small to 5,000, medium to 15,000, large above)'),
  focus: listWords(P.focus, 'What a college is made for, by Carnegie class; all but liberal-arts are specialist schools'),
  housing: flagWords('Only colleges with beds for a quarter of their undergraduates or more'),
  max: integerWords(P.max, 'Highest net price a year in dollars; colleges without a known price are left out'),
  group: oneOfWords(P.group, 'The colleges that are ranked among each other; four-year, or two-year for the kind community'),
  all: flagWords('Also rank colleges with under 500 undergraduates or little known data'),
  d: { description: 'The day of the data a link was made with: 2026-11-20', example: '2026-11-20' },
  page: integerWords(P.page, 'Page, from 1'),
};
