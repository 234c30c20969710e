import { Fragment } from 'react';
import {
  type College,
  type CollegeDetail,
  FIELD_LABELS,
  type FigureKey,
  figureText,
  SAT_MISSING_HINT,
} from '../../../api/domain/colleges.ts';
import { figureWords, MISSING_WORDS, OPEN_ADMISSION_MISSING, sendersText } from '../../../entities/college/figure-words.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { FigureRow, Row, Rows } from './FigureRows.tsx';
import { TestChart } from '../charts/TestChart.tsx';
import { figureOf, type ShownFigure } from '../college-figures.ts';
import { AdmissionFactors } from '../facts/AdmissionFactors.tsx';
import { CollegeLinks } from '../facts/CollegeLinks.tsx';
import { factOf, figureFact, type Fact } from '../facts/facts.ts';
import { Facts } from '../facts/Facts.tsx';
import { FieldSource } from '../sources/FieldSource.tsx';
import { FigureHistory } from '../sources/FigureHistory.tsx';
import { MyScores } from './MyScores.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { FigureContext, StandingText } from './FigureContext.tsx';

const TESTING_TEXT: Record<NonNullable<College['testingPolicy']>, string> = {
  required: 'Required: applicants send SAT or ACT scores.',
  optional: 'Optional: the college considers scores if an applicant sends them.',
  'not-considered': 'Not considered: the college does not look at scores, even if an applicant sends them.',
};

const OPEN_ADMISSION =
  'This college has open admission. It admits every applicant who meets the basic requirements, such as a high school diploma. So it has no acceptance rate and no typical test score.';

export function AdmissionsSection({ detail }: { detail: CollegeDetail }) {
  const { openAdmission, testingPolicy } = detail.college;
  return (
    <FoldedSection id="admissions" title="Admissions" summary={summaryOf(detail, 'admissions')}>
      {openAdmission === true && <p className="mt-3 max-w-text">{OPEN_ADMISSION}</p>}
      <div className="mt-5 grid gap-x-10 gap-y-6 empty:hidden lg:grid-cols-2">
        <TestChart detail={detail} />
        <MyScores college={detail.college} />
      </div>
      <Rows>
        <FigureRow shown={figureOf(detail, 'acceptanceRateNum')} detail={detail} />
        <TestRow detail={detail} test="SAT" middle="avgSAT" low="sat25" high="sat75" />
        <TestRow detail={detail} test="ACT" middle="avgACT" low="act25" high="act75" />
        <Row label="Test scores in admission">
          {testingPolicy === null ? (
            <Missing>{openAdmission === true ? OPEN_ADMISSION_MISSING : MISSING_WORDS['not-reported']}</Missing>
          ) : (
            TESTING_TEXT[testingPolicy]
          )}{' '}
          <FieldSource detail={detail} field="testingPolicy" />
        </Row>
      </Rows>
      <div className="mt-5">
        <Facts detail={detail} facts={factsOf(detail)} isWide />
      </div>
      <AdmissionFactors detail={detail} />
      <CollegeLinks detail={detail} fields={['applicationUrl']} />
    </FoldedSection>
  );
}

function factsOf(detail: CollegeDetail): Fact[] {
  const factors = detail.college.admissionFactors === null ? [factOf(detail, 'admissionFactors', undefined)] : [];
  return [figureFact(detail, 'applicationFee'), figureFact(detail, 'yieldRate'), ...factors];
}

interface TestProps {
  detail: CollegeDetail;
  test: 'SAT' | 'ACT';
  middle: FigureKey;
  low: FigureKey;
  high: FigureKey;
}

/** Shows the range of the middle half of first-year students, or the middle score, or why both are missing. */
function TestRow({ detail, test, middle, low, high }: TestProps) {
  const shown = figureOf(detail, middle);
  const share = detail.college[`percent${test}`];
  const range = rangeOf(detail.college[low], detail.college[high]);
  const position = shown.value ?? (range && (range[0] + range[1]) / 2);
  if (position === undefined) return <MissingTest test={test} shown={shown} />;
  return (
    <Row label={test} note={range && `The middle half of ${sendersText(test, share)}. A quarter scored lower and a quarter higher.`}>
      <span className="figure block font-display text-xl font-semibold">
        {range ? `${figureText(low, range[0])}–${figureText(high, range[1])}` : figureText(middle, position)}
      </span>
      {range && (
        <span className="figure block text-sm">
          {shown.value !== null && `middle ${figureText(middle, shown.value)} `}
          {[low, high].map((figure) => (
            <Fragment key={figure}>
              <FieldSource detail={detail} field={figure} text={`Source, ${FIELD_LABELS[figure].replace(`${test}, `, '')}`} />{' '}
            </Fragment>
          ))}
        </span>
      )}
      <FigureContext shown={shown} className="small-print mt-1" />
      <StandingText shown={shown} peers={detail.peers.definition} />
      <FigureHistory history={detail.history} source={shown.source} />
    </Row>
  );
}

const rangeOf = (low: number | null, high: number | null) => (low === null || high === null ? undefined : ([low, high] as const));

/** The SAT reads NA, with the reason; the ACT has the reason only. */
function MissingTest({ test, shown }: { test: string; shown: ShownFigure }) {
  const { text, reason = text } = figureWords(shown.figure, shown);
  return (
    <Row label={test} note={reason === MISSING_WORDS['not-reported'] ? SAT_MISSING_HINT.replace('SAT', test) : undefined}>
      {reason !== text && (
        <span className="row-value">
          <FigureValue {...shown} />
        </span>
      )}
      <Missing>{reason}</Missing>
    </Row>
  );
}

function Missing({ children }: { children: string }) {
  return <span className="text-sm text-muted">{children}</span>;
}
