import { FEWEST_SHARED, habitFit, type QuizAnswer, type QuizQuestion } from '../../../api/domain/roommates.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { EXAMPLE_QUESTIONS, pointsOf, type Pair } from './example.ts';

type Fit = ReturnType<typeof habitFit>;

const point = (value: number): string => value.toFixed(1);

/** The match of the example. It stays in sight while answers change. */
export const ExampleNumber = ({ pair: { you, them } }: { pair: Pair }) => (
  <div role="status" className="sticky top-2 z-10 rounded-card border border-line bg-tint px-4 py-3 font-medium">
    {resultText(habitFit(you, them))}
  </div>
);

/** Each step of its computation. */
export function ExampleSteps({ pair: { you, them } }: { pair: Pair }) {
  const fit = habitFit(you, them);
  return (
    <>
      <NumberTable
        caption="Points of the example"
        head={['Question', 'You → them', 'Them → you']}
        rows={EXAMPLE_QUESTIONS.map((question) => [
          question.name,
          pointsText(question, you[question.key], them[question.key]),
          pointsText(question, them[question.key], you[question.key]),
        ])}
        foot={['Share earned', shareText(fit.youToThem), shareText(fit.themToYou)]}
      />
      {fit.score !== null && fit.displayed !== null && (
        <p>
          {stepsText(fit.youToThem ?? 0, fit.themToYou ?? 0, fit.score)} Minus 100 ÷ {fit.n} questions that both answered ={' '}
          {point(fit.displayed)}.
        </p>
      )}
    </>
  );
}

const stepsText = (you: number, them: number, score: number): string => `√(${point(you)} % × ${point(them)} %) = ${point(score)} %.`;

const shareText = (share: number | null): string => (share === null ? 'Not known' : `${point(share)} %`);

/** "4.5 of 9": earned and all points. */
function pointsText(question: QuizQuestion, mine: QuizAnswer | undefined, theirs: QuizAnswer | undefined): string {
  const points = pointsOf(question, mine, theirs);
  return points === null ? 'Skipped' : `${points.met} of ${points.wanted}`;
}

/** The number, or why there is none. A deal-breaker is named first. */
function resultText({ displayed, n, hasDealBreaker, hasOpenDealBreaker }: Fit): string {
  if (displayed === null || n < FEWEST_SHARED)
    return `Not enough answers yet: both answered ${n} of the questions, and a number appears from ${FEWEST_SHARED} on.`;
  if (hasOpenDealBreaker) return 'No number yet: a deal-breaker of one person waits for an answer of the other.';
  const number = `The habits of the two match with ${point(displayed)} of 100 points.`;
  return hasDealBreaker ? `An answer meets a deal-breaker: the two do not see each other in their lists. ${number}` : number;
}
