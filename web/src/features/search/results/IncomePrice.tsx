import type { IncomeBand, SearchHit } from '../../../api/domain.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { INCOME_LABELS } from '../income-labels.ts';

/** The net price for a family income, published or estimated. */
export const IncomePrice = ({ hit, amount, income }: { hit: SearchHit; amount: number; income: IncomeBand }) => (
  <Stat label={hit.publishedBands.includes(income) ? 'Net price' : 'Net price, estimate'} note={`income ${INCOME_LABELS[income]}`}>
    <FigureValue figure="netPrice" value={amount} status="reported" />
  </Stat>
);
