import { Fragment } from 'react';
import { figureText, SAT_MISSING_HINT, type College, type CollegeDetail, type FigureKey } from '../../../api/domain.ts';
import { FIELD_LABELS } from '../../../entities/source/field-words.ts';
import { figureWords } from '../../../entities/college/figure-words.ts';
import { FactRow, Row, Rows } from './FactRows.tsx';
import { factOf } from '../facts.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { FormerYears } from '../sources/FormerYears.tsx';
import { OwnScores } from './OwnScores.tsx';
import { PositionLine } from './PositionLine.tsx';
import { Section } from '../Section.tsx';
import { StandingWords, Typical } from './Typical.tsx';

const TESTING_WORDS: Record<NonNullable<College['testingPolicy']>, string> = {
  required: 'Required: applicants send SAT or ACT scores.',
  optional: 'Optional: scores are looked at when an applicant sends them.',
  'not-considered': 'Not considered: scores are not looked at, even when sent.',
};

const OPEN_ADMISSION =
  'This college has open admission: whoever meets the basic requirements, such as a high school diploma, is admitted. So there is no acceptance rate and no typical test score.';

export function AdmissionsSection({ detail }: { detail: CollegeDetail }) {
  const { openAdmission, testingPolicy } = detail.college;
  return (
    <Section id="admissions" title="Admissions">
      {openAdmission === true && <p className="mt-3 max-w-text">{OPEN_ADMISSION}</p>}
      <Rows>
        <FactRow fact={factOf(detail, 'acceptanceRateNum')} detail={detail} />
        <TestRow detail={detail} test="SAT" middle="avgSAT" low="sat25" high="sat75" />
        <TestRow detail={detail} test="ACT" middle="avgACT" low="act25" high="act75" />
        <Row label="Test scores in admission">
          {testingPolicy === null ? (
            <Missing>{openAdmission === true ? 'Does not apply (open admission)' : 'Not reported'}</Missing>
          ) : (
            TESTING_WORDS[testingPolicy]
          )}{' '}
          <FieldSource detail={detail} field="testingPolicy" />
        </Row>
      </Rows>
      <OwnScores college={detail.college} />
    </Section>
  );
}

interface TestProps {
  detail: CollegeDetail;
  test: string;
  middle: FigureKey;
  low: FigureKey;
  high: FigureKey;
}

/** A test as the range of the middle half of first-year students, else its middle score, else why there is neither. */
function TestRow({ detail, test, middle, low, high }: TestProps) {
  const fact = factOf(detail, middle);
  const range = rangeOf(detail.college[low], detail.college[high]);
  const shown = fact.value ?? (range && (range[0] + range[1]) / 2);
  if (shown === undefined) return <MissingTest test={test} words={missingWords(fact)} />;
  return (
    <Row
      label={test}
      note={range && `The middle half of first-year students who sent ${test} scores. A quarter scored lower, a quarter higher.`}
    >
      <span className="figure block font-display text-xl font-semibold">
        {range ? `${figureText(low, range[0])}–${figureText(high, range[1])}` : figureText(middle, shown)}
      </span>
      {range && (
        <span className="figure block text-sm">
          {fact.value !== null && `middle ${figureText(middle, fact.value)} `}
          {[low, high].map((figure) => (
            <Fragment key={figure}>
              <FieldSource detail={detail} field={figure} text={`Source, ${FIELD_LABELS[figure].replace(`${test}, `, '')}`} />{' '}
            </Fragment>
          ))}
        </span>
      )}
      <PositionLine figure={middle} value={shown} range={range} median={fact.standing?.nationalMedian} />
      <Typical fact={fact} className="mt-1" />
      <StandingWords fact={fact} peers={detail.peers.definition} />
      <FormerYears history={detail.history} source={fact.source} />
    </Row>
  );
}

const rangeOf = (low: number | null, high: number | null) => (low === null || high === null ? undefined : ([low, high] as const));

/** The average SAT reads NA with a hint wherever it stands for a card; here there is room to say it. */
function missingWords(fact: ReturnType<typeof factOf>): string {
  if (fact.openAdmission === true) return 'Does not apply (open admission)';
  return figureWords('avgACT', { value: null, status: fact.status }).text;
}

function MissingTest({ test, words }: { test: string; words: string }) {
  return (
    <Row label={test} note={words === 'Not reported' ? SAT_MISSING_HINT.replace('SAT', test) : undefined}>
      <Missing>{words}</Missing>
    </Row>
  );
}

function Missing({ children }: { children: string }) {
  return <span className="text-sm text-muted">{children}</span>;
}
