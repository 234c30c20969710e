import type { CollegeCard, IncomeBand } from '../../api/domain.ts';
import { figureWords, type FigureFacts } from './figure-words.ts';
import { INCOME_LABELS } from './income-labels.ts';

/** The net price of one income band, in US dollars a year. Null or 0: no price. */
export interface BandPrice {
  band: IncomeBand;
  amount: number | null;
  status: 'reported' | 'estimated';
}

/** The price that pages show to a student. */
export interface StudentPrice {
  label: string;
  facts: FigureFacts;
  /** Whether it is the price of the student's income. */
  isOwn: boolean;
  /** With a known income: the income and the average that gave way, or that the college has no price for the income. */
  note?: string;
}

/** The price of the student's income band is the number, and the average its note. Without that price, the average is the number. */
export function studentPriceOf(average: FigureFacts, bands: readonly BandPrice[], income: IncomeBand | undefined): StudentPrice {
  const own = bands.find(({ band }) => band === income);
  if (own && Math.round(own.amount ?? 0) !== 0) {
    const parts = [own.status === 'estimated' ? 'estimate' : undefined, `income ${INCOME_LABELS[own.band]}`, averageText(average)];
    return {
      label: 'Your net price',
      facts: { value: own.amount, status: 'reported', basis: 'net-price' },
      isOwn: true,
      note: parts.filter((part) => part !== undefined).join(' · '),
    };
  }
  const { instead, isMissing } = figureWords('netPrice', average);
  const isPrice = !isMissing && average.basis !== 'no-tuition';
  return {
    label: instead ?? 'Net price',
    facts: average,
    isOwn: false,
    ...(income !== undefined && isPrice && { note: `${instead === undefined ? 'average · ' : ''}no price for your income` }),
  };
}

/** The bands of a card. */
export const bandsOf = ({ netPriceByIncome, publishedBands }: Pick<CollegeCard, 'netPriceByIncome' | 'publishedBands'>): BandPrice[] =>
  (Object.entries(netPriceByIncome) as [IncomeBand, number | null][]).map(([band, amount]) => ({
    band,
    amount,
    status: publishedBands.includes(band) ? 'reported' : 'estimated',
  }));

/** The price of a card for this student. */
export const cardPriceOf = (
  college: Pick<CollegeCard, 'figures' | 'netPriceByIncome' | 'publishedBands'>,
  income: IncomeBand | undefined,
) => studentPriceOf(college.figures.netPrice, bandsOf(college), income);

function averageText(average: FigureFacts): string | undefined {
  const { text, isMissing, instead } = figureWords('netPrice', average);
  if (isMissing) return undefined;
  return instead === undefined ? `average ${text}` : `sticker price ${text}`;
}
