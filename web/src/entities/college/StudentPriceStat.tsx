import type { CollegeCard, PriceFacts } from '../../api/domain/colleges.ts';
import { Stat } from '../../ui/Stat.tsx';
import { figureWords } from './figure-words.ts';
import { FigureValue, ShortStat } from './FigureValue.tsx';
import { cardPriceOf } from './student-price.ts';

interface Props {
  college: CollegeCard;
  student: PriceFacts;
}

/** The price of a card for a student. Use it inside a `dl`. */
export function StudentPriceStat({ college, student }: Props) {
  const { label, facts, note } = cardPriceOf(college, student);
  const { when, reason } = figureWords('netPrice', facts);
  return (
    <Stat label={label} note={[when ?? reason, note].filter((part) => part !== undefined).join(' · ')}>
      <FigureValue figure="netPrice" {...facts} />
    </Stat>
  );
}

/** The same among other short figures. */
export function ShortPriceStat({ college, student }: Props) {
  const { facts, isOwn } = cardPriceOf(college, student);
  return <ShortStat figure="netPrice" label={isOwn ? OWN : undefined} years="never" {...facts} />;
}

/** Says what that price is, in a line below the figures. */
export function PriceNote({ college, student }: Props) {
  const { note, isOwn } = cardPriceOf(college, student);
  return (
    note !== undefined && (
      <div className="col-span-full text-xs text-muted">
        <dt className="inline">{isOwn ? OWN : 'Net price'}:</dt> <dd className="inline">{note}</dd>
      </div>
    )
  );
}

const OWN = 'Your price';
