import {
  type CollegeDetail,
  countText,
  levelOf,
  monthlyPaymentOf,
  priceText,
  STANDARD_LOAN,
  yearsToEarnBack,
  studyText,
  LOAN_RATE_TEXT,
} from '../../../api/domain/colleges.ts';
import { HS_EARNINGS } from '../../../api/domain/rankings.ts';
import { figureOf } from '../college-figures.ts';
import { AnswerCard, AnswerLine, FigureLine } from './AnswerCard.tsx';
import { KeyFigure } from './KeyFigure.tsx';
import { useStudentPrice } from './use-student-price.ts';

/** What former students earn and owe, and how long the price takes to earn back. */
export function EarningsAnswer({ detail }: { detail: CollegeDetail }) {
  const { earningsAfter10Years, medianDebt } = detail.college;
  return (
    <AnswerCard question="What follows?">
      <KeyFigure
        detail={detail}
        label="Earnings, ten years after starting"
        shown={figureOf(detail, 'earningsAfter10Years')}
        note={detail.sharedBy['earningsAfter10Years']}
      />
      {earningsAfter10Years !== null && <Gain detail={detail} earnings={earningsAfter10Years} />}
      <FigureLine detail={detail} figure="medianDebt" />
      {medianDebt !== null && medianDebt > 0 && (
        <AnswerLine label="Monthly payment" note={`For ten years at ${LOAN_RATE_TEXT}, the federal rate of ${STANDARD_LOAN.year}.`}>
          {priceText(monthlyPaymentOf(medianDebt))}
        </AnswerLine>
      )}
    </AnswerCard>
  );
}

/** Earnings against those of high school graduates, and the years that the price of the studies takes. */
function Gain({ detail, earnings }: { detail: CollegeDetail; earnings: number }) {
  const { netPrice } = useStudentPrice(detail);
  const years = netPrice === null ? null : yearsToEarnBack(netPrice, earnings, levelOf(detail.college));
  const gain = Math.round(earnings - HS_EARNINGS);
  return (
    <>
      <AnswerLine label="Against high school graduates" note={`Who typically earn ${priceText(HS_EARNINGS)}.`}>
        {gain > 0 ? `$${countText(gain)} more` : gain < 0 ? `$${countText(-gain)} less` : 'The same'}
      </AnswerLine>
      {years !== null && (
        <AnswerLine
          label="Price earned back in"
          note={`${studyText(levelOf(detail.college))} of it, from earnings above those of high school graduates.`}
        >
          {years === 0 ? 'No time: grants cover it' : `${years.toFixed(1)} years`}
        </AnswerLine>
      )}
    </>
  );
}
