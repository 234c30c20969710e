import { SCORE_METHODS, type CollegeDetail, type FigureKey } from '../../../api/contracts.ts';
import { FactRows } from './FactRows.tsx';
import { factOf, knownFactsOf } from './facts.ts';
import { Reason, reasonOf } from './Reason.tsx';
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
  const facts = knownFactsOf(detail, ['crimeIncidentsTotal', 'crimeRatePer1000', 'safetyScore']);
  return (
    <Section id="safety" title="Safety">
      {facts.length > 0 ? (
        <>
          <FactRows facts={facts} detail={detail} />
          <p className="mt-3 max-w-text text-sm text-muted">{SCORE_METHODS.safetyScore.caveat}</p>
        </>
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
    'athleticsScore',
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
