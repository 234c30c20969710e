import { type CollegeDetail, levelOf, priceText, studyText } from '../../../api/domain/colleges.ts';
import { netPriceFigureOf } from '../college-figures.ts';
import { netPriceNote } from '../price/price-text.ts';
import { FigureHistory } from '../sources/FigureHistory.tsx';
import { historyPoints } from '../sources/history-points.ts';
import { AnswerCard, AnswerLine, FigureLine } from './AnswerCard.tsx';
import { KeyFigure } from './KeyFigure.tsx';
import { PriceQuestions } from './PriceQuestions.tsx';
import { useStudentPrice } from './use-student-price.ts';

/** The price: the student's own if this tab knows the income or the home state, else the average, else what replaces it. */
export function PriceAnswer({ detail }: { detail: CollegeDetail }) {
  const { college } = detail;
  const average = netPriceFigureOf(detail);
  const { label, facts, note, isOwn, netPrice } = useStudentPrice(detail);
  return (
    <AnswerCard question="What will it cost you?" after={average.basis !== 'no-tuition' && <PriceQuestions />}>
      <KeyFigure
        detail={detail}
        label={label}
        shown={{ ...average, ...facts }}
        note={isOwn ? undefined : netPriceNote(college)}
        ownNote={note}
        isOwn={isOwn}
      />
      {netPrice !== null && netPrice > 0 && (
        <AnswerLine label={studyText(levelOf(college))} note="This year’s price for each year. Prices change.">
          {priceText(netPrice * levelOf(college))}
        </AnswerLine>
      )}
      {average.basis === 'net-price' && !isOwn && <Trend detail={detail} />}
      {average.basis === 'net-price' && <StickerPrices detail={detail} />}
    </AnswerCard>
  );
}

function StickerPrices({ detail }: { detail: CollegeDetail }) {
  const { type, annualCost, outOfStateCost } = detail.college;
  return (
    <>
      {annualCost !== null && <FigureLine detail={detail} figure="annualCost" />}
      {type === 'Public' && outOfStateCost !== null && <FigureLine detail={detail} figure="outOfStateCost" />}
    </>
  );
}

/** The average net price over the years. */
function Trend({ detail }: { detail: CollegeDetail }) {
  const { source } = netPriceFigureOf(detail);
  if (historyPoints(detail.history, source).length === 0) return null;
  return (
    <div className="mt-2 border-t border-line pt-2">
      <dt className="text-sm">Net price by year</dt>
      <dd>
        <FigureHistory history={detail.history} source={source} />
      </dd>
    </div>
  );
}
