import type { CollegeCard, PriceFacts } from '../../api/domain/colleges.ts';
import { Stat } from '../../ui/Stat.tsx';
import { figureWords } from './figure-words.ts';
import { FigureValue } from './FigureValue.tsx';
import { cardPriceOf } from './student-price.ts';

/** The price of a card for a student. Use it inside a `dl`. */
export function StudentPriceStat({ college, student }: { college: CollegeCard; student: PriceFacts }) {
  const { label, facts, note } = cardPriceOf(college, student);
  const { when, reason } = figureWords('netPrice', facts);
  return (
    <Stat label={label} note={[when ?? reason, note].filter((part) => part !== undefined).join(' · ')}>
      <FigureValue figure="netPrice" {...facts} />
    </Stat>
  );
}
