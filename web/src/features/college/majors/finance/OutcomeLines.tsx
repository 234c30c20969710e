import {
  type CollegeDetail,
  type CollegePrograms,
  LOAN_RATE_TEXT,
  monthlyPaymentOf,
  placeName,
  STANDARD_LOAN,
  yearsToEarnBack,
} from '../../../../api/domain/colleges.ts';
import { HS_EARNINGS } from '../../../../api/domain/rankings.ts';
import { DEBT, dollarsText, EARNINGS, firstOutcome, type OutcomeParts } from '../../../../entities/college/outcome-parts.ts';
import { AnswerLine } from '../../glance/AnswerCard.tsx';
import { useStudentPrice } from '../../glance/use-student-price.ts';
import type { PaidProgram } from './paid-programs.ts';

interface Props {
  detail: CollegeDetail;
  program: PaidProgram;
  highSchool: CollegePrograms['highSchoolEarnings'];
}

/** What graduates of the program owe and earn, beside people with only a high school diploma. Figures of the nation say so. */
export function OutcomeLines({ detail, program, highSchool }: Props) {
  const debt = shownOf(DEBT, program);
  const earnings = shownOf(EARNINGS, program);
  return (
    <>
      <MedianLine label="Graduates owe" shown={debt} />
      {debt && (
        <AnswerLine label="Monthly payment" note={`For ten years at ${LOAN_RATE_TEXT}, the federal rate of ${STANDARD_LOAN.year}.`}>
          {dollarsText(monthlyPaymentOf(debt.figure))}
        </AnswerLine>
      )}
      <MedianLine label="Graduates earn" shown={earnings} />
      <AnswerLine
        label={`High school graduates in ${highSchool.state === null ? 'the United States' : placeName(highSchool.state)} earn`}
        note={`Working people with no further degree, ${highSchool.year}. The federal earnings test compares programs with this figure. Its first results are preliminary and not loaded here, so Alma gives no result for this program.`}
      >
        {dollarsText(highSchool.amount)}
      </AnswerLine>
      {earnings?.isPresent && <EarnedBack detail={detail} years={program.years} earnings={earnings.figure} />}
    </>
  );
}

const MedianLine = ({ label, shown }: { label: string; shown: ReturnType<typeof shownOf> }) => (
  <AnswerLine label={label} note={shown?.note ?? 'Neither the college nor the nation has a published figure.'}>
    {shown ? dollarsText(shown.figure) : 'Not published'}
  </AnswerLine>
);

function EarnedBack({ detail, years, earnings }: { detail: CollegeDetail; years: number; earnings: number }) {
  const { netPrice } = useStudentPrice(detail);
  const back = netPrice === null ? null : yearsToEarnBack(netPrice, earnings, years);
  if (back === null) return null;
  return (
    <AnswerLine
      label="Price earned back in"
      note={`From earnings above ${dollarsText(HS_EARNINGS)}, which high school graduates of the nation typically earn.`}
    >
      {back === 0 ? 'No time: grants cover it' : `${back.toFixed(1)} years`}
    </AnswerLine>
  );
}

/** The figure of the college, else that of the nation, with whom it describes. Former figures do not compare with present prices. */
function shownOf(parts: OutcomeParts, { outcomes }: PaidProgram) {
  const own = firstOutcome(parts, outcomes?.college ?? null);
  const found = own ?? firstOutcome(parts, outcomes?.national ?? null);
  if (!found) return undefined;
  const whose = own ? 'of this program' : 'of such programs nationwide: this one has no published figure';
  return { figure: found.figure, note: `Median ${found.words}, ${whose}.`, isPresent: !found.part.startsWith('former') };
}
