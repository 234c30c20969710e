import { actToSat, type CollegeDetail, figureText } from '../../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../../api/domain/matching.ts';
import type { Bar, Mark } from '../../../ui/chart/BarChart.tsx';
import { figureOf } from '../college-figures.ts';
import { along, medianOf } from './figure-bars.ts';

type Own = Pick<PrivateAnswers, 'sat' | 'act'>;

const TESTS = {
  sat: { name: 'SAT', low: 'sat25', middle: 'avgSAT', high: 'sat75' },
  act: { name: 'ACT', low: 'act25', middle: 'avgACT', high: 'act75' },
} as const;
type Test = keyof typeof TESTS;

/** The middle half of each test with its middle and the reader's own score, on the scale of the SAT. A test without scores has no bar. */
export function testBars(detail: CollegeDetail, own: Own): Bar[] {
  return [...barsOf(detail, 'sat', own), ...barsOf(detail, 'act', own)];
}

function barsOf(detail: CollegeDetail, test: Test, own: Own): Bar[] {
  const { name, ...fields } = TESTS[test];
  const { value: middle, standing } = figureOf(detail, fields.middle);
  const [from, to] = [fields.low, fields.high].map((field) => placeOf(test, detail.college[field]));
  const range = from === undefined || to === undefined ? undefined : { from, to };
  if (!range && placeOf(test, middle) === undefined) return [];
  const words = [
    range && [fields.low, fields.high].map((field) => figureText(field, detail.college[field])).join('–'),
    middle !== null && `middle ${figureText(fields.middle, middle)}`,
  ];
  return [
    {
      label: name,
      text: words.filter((text) => typeof text === 'string').join(', '),
      ...(range ?? { to: 0 }),
      middle: placeOf(test, middle),
      median: medianOf(fields.middle, standing, (score) => placeOf(test, score)),
      own: ownMark(test, own),
    },
  ];
}

/** The score in the same test, or the one in the other test at the place of the equal SAT score. */
function ownMark(test: Test, own: Own): Mark | undefined {
  const taken = own[test] === undefined ? (test === 'sat' ? 'act' : 'sat') : test;
  const at = placeOf(taken, own[taken]);
  return at === undefined ? undefined : { at, text: `my ${TESTS[taken].name} ${own[taken]}` };
}

/** Undefined without a score, and for an ACT below those that have an equal SAT score. */
function placeOf(test: Test, score: number | null | undefined): number | undefined {
  const points = test === 'sat' ? score : actToSat(score);
  return points === null || points === undefined ? undefined : along('avgSAT', points);
}
