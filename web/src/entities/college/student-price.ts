import { type CollegeCard, type IncomeBand, payerOf, type PriceFacts, priceFromHome, type Residence } from '../../api/domain/colleges.ts';
import { INCOME_LABELS } from '../../api/domain/students.ts';
import { figureWords, type FigureFacts } from './figure-words.ts';

/** The net price of one income band, in US dollars a year. Null or 0: no price. */
export interface BandPrice {
  band: IncomeBand;
  amount: number | null;
  status: 'reported' | 'estimated';
}

/** The prices of a college. */
export interface Prices {
  average: FigureFacts;
  bands: readonly BandPrice[];
  residence: Residence;
}

/** The price that pages show to a student. */
export interface StudentPrice {
  label: string;
  facts: FigureFacts;
  /** Whether it is the price of the student's income or home state. */
  isOwn: boolean;
  isEstimate: boolean;
  /** What the price is, and the average that gave way to it; or why the average stays. */
  note?: string;
}

/** With the facts of a student, their price is the number and the average its note. Without such a price, the average is the number. */
export function studentPriceOf({ average, bands, residence }: Prices, facts: PriceFacts): StudentPrice {
  const { income, homeState } = facts;
  const band = bands.find((each) => each.band === income && Math.round(each.amount ?? 0) !== 0);
  const isElsewhere = payerOf(residence, homeState) === 'other-states';
  const amount = priceFromHome(band?.amount ?? averageOf(average), residence, homeState);
  if (amount === null || (band === undefined && !isElsewhere)) {
    return { ...averagePrice(average), ...noteOf(average, facts, isElsewhere) };
  }
  const estimate = isElsewhere ? 'estimate for other states' : band?.status === 'estimated' && 'estimate';
  const parts = [estimate, band && `income ${INCOME_LABELS[band.band].toLowerCase()}`, averageText(average, residence, homeState)];
  return {
    label: 'Your net price',
    facts: { value: amount, status: 'reported', basis: 'net-price' },
    isOwn: true,
    isEstimate: estimate !== false,
    note: parts.filter(Boolean).join(' · '),
  };
}

/** The bands of a card. */
export const bandsOf = ({ netPriceByIncome, publishedBands }: Pick<CollegeCard, 'netPriceByIncome' | 'publishedBands'>): BandPrice[] =>
  (Object.entries(netPriceByIncome) as [IncomeBand, number | null][]).map(([band, amount]) => ({
    band,
    amount,
    status: publishedBands.includes(band) ? 'reported' : 'estimated',
  }));

type Priced = Pick<CollegeCard, 'figures' | 'netPriceByIncome' | 'publishedBands' | keyof Residence>;

/** The price of a card for this student. */
export const cardPriceOf = (college: Priced, facts: PriceFacts): StudentPrice =>
  studentPriceOf({ average: college.figures.netPrice, bands: bandsOf(college), residence: college }, facts);

/** The published average, null where pages show none. */
const averageOf = ({ value, basis }: FigureFacts): number | null => (basis === 'net-price' && Math.round(value ?? 0) !== 0 ? value : null);

function averagePrice(average: FigureFacts): Omit<StudentPrice, 'note'> {
  return { label: figureWords('netPrice', average).instead ?? 'Net price', facts: average, isOwn: false, isEstimate: false };
}

/** Why the average stays although something is known of the student. */
function noteOf(average: FigureFacts, { income }: PriceFacts, isElsewhere: boolean): { note?: string } {
  const { instead, isMissing } = figureWords('netPrice', average);
  if (isMissing || average.basis === 'no-tuition') return {};
  if (isElsewhere) return { note: 'for in-state students' };
  return income === undefined ? {} : { note: `${instead === undefined ? 'average · ' : ''}no price for your income` };
}

function averageText(average: FigureFacts, residence: Residence, homeState: PriceFacts['homeState']): string | undefined {
  const { text, isMissing, instead } = figureWords('netPrice', average);
  if (isMissing) return undefined;
  const name = instead === undefined ? 'average' : 'sticker price';
  return `${payerOf(residence, homeState) === 'own' ? '' : 'in-state '}${name} ${text}`;
}
