import { type Borrower, type CollegeDetail, financingOf, LOAN_LIMITS, loansOf } from '../../../../api/domain/colleges.ts';
import { enumeration } from '../../../../api/domain/shared.ts';
import { dollarsText } from '../../../../entities/college/outcome-parts.ts';
import { AnswerLine } from '../../glance/AnswerCard.tsx';
import { useStudentPrice } from '../../glance/use-student-price.ts';

interface Props {
  detail: CollegeDetail;
  years: number;
  borrower: Exclude<Borrower, 'parents'>;
}

/** The price of the years of a program, who can borrow how much of it, and what is left. Without a price, the limits alone. */
export function LoanLines({ detail, years, borrower }: Props) {
  const { netPrice, isOwn } = useStudentPrice(detail);
  const limits = limitText(borrower, years);
  if (netPrice === null) {
    return (
      <AnswerLine label="Federal loans for you" note={`${limits} The price is not reported.`}>
        {`up to ${dollarsText(sumOf(loansOf(borrower, years)))}`}
      </AnswerLine>
    );
  }
  const { price, student, parents, uncovered } = financingOf(netPrice, years, borrower);
  return (
    <>
      <AnswerLine
        label={`${yearsText(years)} at ${isOwn ? 'your price' : 'the average net price'}`}
        note={`This year’s price for each year. Prices change.${isOwn ? '' : ' For your price, give your income under “What will it cost you?”.'}`}
      >
        {dollarsText(price)}
      </AnswerLine>
      <AnswerLine label="Federal loans for you can pay" note={limits}>
        {dollarsText(student)}
      </AnswerLine>
      {borrower === 'dependent' && (
        <AnswerLine
          label="Federal loans for parents can pay"
          note={`At most ${dollarsText(LOAN_LIMITS.parents.years[0])} a year and ${dollarsText(LOAN_LIMITS.parents.total)} in all. They need a credit check.`}
        >
          {dollarsText(parents)}
        </AnswerLine>
      )}
      <AnswerLine label="Left to pay without federal loans" note={uncovered === 0 ? 'Loans are paid back with interest.' : undefined}>
        {dollarsText(uncovered)}
      </AnswerLine>
    </>
  );
}

/** "At most $5,500 in the first year, $6,500 in the second and $7,500 in later years, since July 2026." */
function limitText(borrower: Props['borrower'], years: number): string {
  const [first, second, later] = LOAN_LIMITS[borrower].years.map(dollarsText);
  const texts = [`${first} in the first year`, `${second} in the second`, `${later} in later years`].slice(0, Math.min(years, 3));
  return `At most ${enumeration(texts)}, by the rules since ${LOAN_LIMITS.since}.`;
}

const YEARS_WORDS = ['', 'One year', 'Two years', 'Three years', 'Four years'];
const yearsText = (years: number): string => YEARS_WORDS[years] ?? `${years} years`;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
