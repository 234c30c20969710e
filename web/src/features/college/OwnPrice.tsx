import { priceText, type CollegeDetail } from '../../api/domain.ts';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { BAND_WORDS } from './price-words.ts';

/** The price at the family income that this tab was told; nothing before, and nothing where it is unknown. */
export function OwnPrice({ detail: { netPrices } }: { detail: CollegeDetail }) {
  const { income } = usePrivateAnswers();
  const own = netPrices.find(({ band }) => band === income);
  if (own === undefined || own.amount === 0) return null;
  return (
    <p className="figure mt-1 text-sm">
      <strong className="font-semibold">{priceText(own.amount)} a year</strong> at your family income ({BAND_WORDS[own.band]}),{' '}
      {own.status === 'reported' ? 'the published average' : 'an estimate'}
    </p>
  );
}
