import { Suspense } from 'react';
import type { CollegeCard, PriceFacts } from '../../api/domain/colleges.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { ShortStat } from './FigureValue.tsx';

/** Nothing is known of the student on the server, so the first load does not need these. */
const load = () => import('./StudentPriceStat.tsx');
const ShortPriceStat = lazyChunk(async () => (await load()).ShortPriceStat);
const PriceNote = lazyChunk(async () => (await load()).PriceNote);

interface PriceProps {
  college: CollegeCard;
  student: PriceFacts;
}

/** The four figures that people compare, side by side. With an income or a home state, the price is the student's own, and a line below says what it is. */
export function CollegeFigures({ className, ...facts }: PriceProps & { className: string }) {
  const { openAdmission, figures } = facts.college;
  return (
    <dl className={`grid grid-cols-[9fr_7fr_8fr_10fr] gap-x-2 sm:grid-cols-[9fr_7.5fr_11fr_11fr] gap-y-1 ${className}`}>
      <PriceStat {...facts} years="wide" />
      <ShortStat figure="acceptanceRateNum" years="wide" openAdmission={openAdmission} {...figures.acceptanceRate} />
      <ShortStat figure="graduationRate" years="wide" {...figures.graduationRate} />
      <ShortStat figure="medianEarnings" years="wide" {...figures.medianEarnings} />
      <PriceExplained {...facts} />
    </dl>
  );
}

/** The average net price, or the student's own. Use it inside a `dl`. */
export function PriceStat({ years, ...facts }: PriceProps & { years: 'wide' | 'never' }) {
  const average = <ShortStat figure="netPrice" years={years} {...facts.college.figures.netPrice} />;
  return isKnown(facts.student) ? (
    <Suspense fallback={average}>
      <ShortPriceStat {...facts} />
    </Suspense>
  ) : (
    average
  );
}

/** What the student's own price is, in a line. Use it inside a `dl`. */
export const PriceExplained = (facts: PriceProps) =>
  isKnown(facts.student) && (
    <Suspense>
      <PriceNote {...facts} />
    </Suspense>
  );

const isKnown = ({ income, homeState }: PriceFacts): boolean => (income ?? homeState) !== undefined;
