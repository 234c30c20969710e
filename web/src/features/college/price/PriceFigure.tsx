import { residenceOf, type CollegeDetail } from '../../../api/domain.ts';
import { studentPriceOf } from '../../../entities/college/student-price.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { netPriceFigureOf } from '../college-figures.ts';
import { netPriceNote } from './price-text.ts';
import { TileHead } from '../TileHead.tsx';

/** The price of the key figures: the student's own if this tab knows the income or the home state, else the average, else what replaces it. */
export function PriceFigure({ detail }: { detail: CollegeDetail }) {
  const student = usePrivateAnswers();
  const average = netPriceFigureOf(detail);
  const { label, facts, note } = studentPriceOf({ average, bands: detail.netPrices, residence: residenceOf(detail.college) }, student);
  const isAverage = facts.basis === 'net-price' && Math.round(facts.value ?? 0) !== 0;
  return (
    <>
      <TileHead label={label} shown={{ ...facts, figure: 'netPrice' }} note={isAverage ? undefined : netPriceNote(detail.college)} />
      {note !== undefined && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </>
  );
}
