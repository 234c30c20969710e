import { countText, SCORE_METHODS, type CollegeDetail } from '../../../api/domain.ts';
import { Bar } from './Bar.tsx';
import { FactRows } from './FactRows.tsx';
import { knownFactsOf } from '../facts.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { Reason, reasonOf } from './Reason.tsx';
import { Section } from '../Section.tsx';

export function SafetySection({ detail }: { detail: CollegeDetail }) {
  const facts = knownFactsOf(detail, ['crimeIncidentsTotal', 'crimeRatePer1000', 'safetyScore']);
  return (
    <Section id="safety" title="Safety">
      {facts.length > 0 ? (
        <>
          <FactRows facts={facts} detail={detail} />
          <CrimesByYear detail={detail} />
          <p className="mt-3 max-w-text text-sm text-muted">{SCORE_METHODS.safetyScore.caveat}</p>
        </>
      ) : (
        <Reason>
          {reasonOf(detail, 'crime', 'No campus crime report of this college is loaded.', 'This college reports no campus crime figures.')}
        </Reason>
      )}
    </Section>
  );
}

/** Bars and table in one. */
function CrimesByYear({ detail }: { detail: CollegeDetail }) {
  const years = Object.entries(detail.college.crimeIncidentsByYear ?? {}).sort(([a], [b]) => a.localeCompare(b));
  if (years.length === 0) return null;
  const most = Math.max(1, ...years.map(([, count]) => count));
  return (
    <>
      <h3 className="mt-8 text-xl">On-campus crimes by year</h3>
      <table className="figure mt-3 w-full max-w-text text-sm">
        <caption className="pb-2 text-left text-xs text-muted">
          Crimes reported on campus in each calendar year, all campuses together.{' '}
          <FieldSource detail={detail} field="crimeIncidentsByYear" />
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Crimes</th>
          </tr>
        </thead>
        <tbody>
          {years.map(([year, count]) => (
            <tr key={year}>
              <th scope="row" className="w-14 py-1 pr-3 text-left font-normal">
                {year}
              </th>
              <td className="py-1">
                <span className="sr-only">{countText(count)}</span>
                <Bar share={count / most} text={countText(count)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
