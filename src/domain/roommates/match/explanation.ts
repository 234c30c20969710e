import { habitOf } from '../answers.ts';
import type { Compatibility, HabitLine } from '../compatibility.ts';
import { fitOf, weightOf } from './answer-fit.ts';
import { SCHOOL_YEAR_NUMBERS } from './profile-fit.ts';
import type { SchoolYear } from '../profile.ts';
import { QUIZ, type QuizAnswer, type QuizAnswers, type QuizQuestion } from '../quiz.ts';

type Explanation = Pick<Compatibility, 'agree' | 'differ' | 'dealBreakers' | 'unknown'>;

interface Person {
  answers: QuizAnswers;
  schoolYear: SchoolYear;
  age: number | null;
}

/** A question that both answered. */
interface Shared {
  question: QuizQuestion;
  my: QuizAnswer;
  their: QuizAnswer;
}

const MOST_LINES = 3;
/** Wider gaps are listed as differences. */
const LARGEST_AGE_GAP = 3;
const LARGEST_YEAR_GAP = 1.5;

const YEAR_WORDS: Record<SchoolYear, string> = {
  incoming: 'an incoming student',
  freshman: 'a freshman',
  sophomore: 'a sophomore',
  junior: 'a junior',
  senior: 'a senior',
  grad: 'a grad student',
  transfer: 'a transfer student',
};

/** The reasons of a match, those that matter most to the two first. Questions that matter to neither make no difference. */
export function explanationOf(viewer: Person, owner: Person): Explanation {
  const shared = sharedOf(viewer.answers, owner.answers).sort((a, b) => combinedWeight(b) - combinedWeight(a));
  const broken = shared.flatMap((each) => brokenBy(each).map((of) => ({ ...lineOf(each), of })));
  const isBroken = (each: Shared) => brokenBy(each).length > 0;
  const differ = shared.filter((each) => !isBroken(each) && isOpposed(each));
  const agree = shared.filter((each) => !isBroken(each) && !isOpposed(each) && isAgreement(each));
  return {
    agree: agree.slice(0, MOST_LINES).map(lineOf),
    differ: [...ageGap(viewer, owner), ...differ.map(lineOf), ...yearGap(viewer, owner)].slice(0, MOST_LINES),
    dealBreakers: broken,
    unknown: unknownOf(viewer.answers, owner.answers),
  };
}

function sharedOf(mine: QuizAnswers, theirs: QuizAnswers): Shared[] {
  return QUIZ.flatMap((question) => {
    const my = mine[question.key];
    const their = theirs[question.key];
    return my && their ? [{ question, my, their }] : [];
  });
}

const combinedWeight = ({ my, their }: Shared): number => weightOf(my) + weightOf(their);
const myFit = ({ question, my, their }: Shared): number => fitOf(question.scale, my.accepts, their.answer);
const theirFit = ({ question, my, their }: Shared): number => fitOf(question.scale, their.accepts, my.answer);

/** Whose deal-breaker the answers meet. */
function brokenBy(each: Shared): ('you' | 'them')[] {
  return [
    ...(each.my.isDealBreaker && myFit(each) === 0 ? ['you' as const] : []),
    ...(each.their.isDealBreaker && theirFit(each) === 0 ? ['them' as const] : []),
  ];
}

/** The question takes points from one of the two. */
const isOpposed = (each: Shared): boolean => weightOf(each.my) * (1 - myFit(each)) + weightOf(each.their) * (1 - theirFit(each)) > 0;

/** The same habit, or each accepts the other's. */
const isAgreement = (each: Shared): boolean => each.my.answer === each.their.answer || (myFit(each) === 1 && theirFit(each) === 1);

/** "You never have overnight guests; they have overnight guests every week." */
function lineOf(each: Shared): HabitLine {
  const { question, my, their } = each;
  const { key, name } = question;
  const mine = habitOf(question, my.answer);
  if (my.answer === their.answer) return { key, name, text: `You both ${mine}.` };
  const both = `You ${mine}; they ${habitOf(question, their.answer)}.`;
  return { key, name, text: isAgreement(each) ? `${both} Both of you accept that.` : both };
}

function ageGap(viewer: Person, owner: Person): HabitLine[] {
  if (viewer.age === null || owner.age === null || Math.abs(viewer.age - owner.age) <= LARGEST_AGE_GAP) return [];
  return [{ key: 'age', name: 'Age', text: `You are ${viewer.age}; they are ${owner.age}.` }];
}

function yearGap(viewer: Person, owner: Person): HabitLine[] {
  const gap = Math.abs(SCHOOL_YEAR_NUMBERS[viewer.schoolYear] - SCHOOL_YEAR_NUMBERS[owner.schoolYear]);
  if (gap <= LARGEST_YEAR_GAP) return [];
  return [
    { key: 'schoolYear', name: 'School year', text: `You are ${YEAR_WORDS[viewer.schoolYear]}; they are ${YEAR_WORDS[owner.schoolYear]}.` },
  ];
}

/** First what the viewer can answer, and first what matters most to the person who answered it. */
function unknownOf(mine: QuizAnswers, theirs: QuizAnswers): Compatibility['unknown'] {
  return QUIZ.filter(({ key }) => !mine[key] || !theirs[key])
    .map(({ key, name }) => ({ key, name, isYours: !mine[key] && theirs[key] !== undefined, urgency: urgencyOf(mine[key] ?? theirs[key]) }))
    .sort((a, b) => Number(b.isYours) - Number(a.isYours) || b.urgency - a.urgency)
    .map(({ key, name, isYours }) => ({ key, name, isYours }));
}

/** Above every weight for a deal-breaker, because there is no number until it is answered. */
const urgencyOf = (answer: QuizAnswer | undefined): number => (answer?.isDealBreaker ? 100 : answer ? 1 + weightOf(answer) : 0);
