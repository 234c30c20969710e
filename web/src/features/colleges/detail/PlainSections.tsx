import type { CollegeDetail, FigureKey } from '../../../api/contracts.ts';
import { FactRows, Row, Rows } from './FactRows.tsx';
import { factOf, knownFactsOf } from './facts.ts';
import { Section } from './Section.tsx';

interface Props {
  detail: CollegeDetail;
}

export function OutcomesSection({ detail }: Props) {
  const always: FigureKey[] = ['graduationRate', 'retentionRate', 'transferRate', 'earningsAfter10Years', 'medianDebt', 'defaultRate'];
  const whenKnown: FigureKey[] = ['earningsAfter6Months', 'earningsAfter2Years', ...otherEarnings(detail)];
  const facts = [...always.map((figure) => factOf(detail, figure)), ...knownFactsOf(detail, whenKnown)];
  return (
    <Section id="outcomes" title="Outcomes">
      <FactRows facts={facts} detail={detail} />
    </Section>
  );
}

/** The headline earnings are mostly the ten-year ones; the same number twice would only puzzle. */
const otherEarnings = ({ college }: CollegeDetail): FigureKey[] =>
  college.medianEarnings === college.earningsAfter10Years ? [] : ['medianEarnings'];

export function StudentsSection({ detail }: Props) {
  const figures: FigureKey[] = ['size', 'totalEnrollment', 'percentPellGrant', 'percentFirstGen'];
  return (
    <Section id="students" title="Students">
      <FactRows facts={figures.map((figure) => factOf(detail, figure))} detail={detail} />
    </Section>
  );
}

export function SafetySection({ detail }: Props) {
  const facts = knownFactsOf(detail, ['crimeIncidentsTotal', 'crimeRatePer1000']);
  return (
    <Section id="safety" title="Safety">
      {facts.length > 0 ? (
        <FactRows facts={facts} detail={detail} />
      ) : (
        <Reason>
          {reasonOf(detail, 'crime', 'Campus crime figures are not loaded yet.', 'This college reports no campus crime figures.')}
        </Reason>
      )}
    </Section>
  );
}

export function AthleticsSection({ detail }: Props) {
  const facts = knownFactsOf(detail, [
    'totalAthletes',
    'menAthletes',
    'womenAthletes',
    'totalAthleticsExpenses',
    'totalAthleticsRevenue',
    'athleticsExpensePerAthlete',
  ]);
  return (
    <Section id="athletics" title="Athletics">
      {facts.length > 0 ? (
        <FactRows facts={facts} detail={detail} />
      ) : (
        <Reason>
          {reasonOf(detail, 'athletics', 'Athletics figures are not loaded yet.', 'This college reports no varsity athletics.')}
        </Reason>
      )}
    </Section>
  );
}

export function ResearchSection({ detail }: Props) {
  const { carnegieClassification, researchActivity } = detail.college;
  const spending = knownFactsOf(detail, ['researchFundingTotal']);
  return (
    <Section id="research" title="Research and classification">
      <Rows>
        <Row label="Carnegie classification" note="The kind of college, not its quality.">
          {carnegieClassification ?? 'Not in the classification.'}
        </Row>
        <Row label="Research activity" note="How much research is done, by spending and doctorates.">
          {researchActivity ?? 'Not among the research universities and colleges.'}
        </Row>
      </Rows>
      {spending.length > 0 ? (
        <FactRows facts={spending} detail={detail} />
      ) : (
        <Reason>
          {reasonOf(
            detail,
            'research',
            'Research spending is not loaded yet.',
            'This college is not in the national survey of research spending.',
          )}
        </Reason>
      )}
    </Section>
  );
}

type Source = keyof CollegeDetail['college']['dataSourceFlags'];

/** An empty section says why it is empty: nothing was loaded for this college, or it was and held nothing. */
function reasonOf({ college }: CollegeDetail, source: Source, notLoaded: string, nothing: string): string {
  return college.dataSourceFlags[source] === undefined ? notLoaded : nothing;
}

function Reason({ children }: { children: string }) {
  return <p className="mt-3 text-muted">{children}</p>;
}
