import { flagWords, integerWords, listWords, oneOfWords, type ParamWords } from '../shared/param-words.ts';
import { MAX_PRIORITY, MOST_MAJORS } from './answers.ts';
import { MATCH_PARAMS } from './match-params.ts';

const P = MATCH_PARAMS;

/** The documentation of every parameter of the questionnaire. */
export const MATCH_WORDS: Readonly<Record<keyof typeof MATCH_PARAMS, ParamWords>> = {
  v: integerWords(P.v, 'Version of the method a link was made with'),
  major: {
    description: `CIP codes of families, majors or programs that a student wants to study, at most ${MOST_MAJORS}. A college that teaches one of them fits`,
    example: '51.38,11.07',
  },
  type: listWords(P.type, 'Kinds of college, any of which'),
  size: oneOfWords(P.size, 'Size band by undergraduates'),
  st: listWords(P.st, 'States'),
  setting: listWords(P.setting, 'Settings, any of which'),
  miles: oneOfWords(P.miles, 'The most miles from home, which count only with the ZIP code of a request body'),
  must: listWords(P.must, 'Answers that must be met'),
  p: {
    description: `Ten digits 0 to ${MAX_PRIORITY}: how much cost, value, earnings, debt, completion, prestige, research, safety, athletics and access matter`,
    example: '0020300100',
  },
  group: oneOfWords(P.group, 'The colleges that are matched; four-year, or two-year if only community colleges are wanted'),
  all: flagWords('Also match colleges with under 500 undergraduates or little known data'),
  online: flagWords('Also match colleges that teach online only'),
};
