import { type CollegeDetail, countText } from '../../../api/domain/colleges.ts';
import { SCORE_METHODS } from '../../../api/domain/rankings.ts';
import { knownFiguresOf } from '../college-figures.ts';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { FigureRows, NoFigures } from './FigureRows.tsx';
import { LabeledBar } from '../../../ui/chart/LabeledBar.tsx';

export function SafetySection({ detail }: { detail: CollegeDetail }) {
  const figures = knownFiguresOf(detail, ['crimeIncidentsTotal', 'crimeRatePer1000', 'safetyScore']);
  return (
    <FoldedSection id="safety" title="Safety" summary={summaryOf(detail, 'safety')}>
      {figures.length > 0 ? (
        <>
          <CrimesByYear detail={detail} />
          <FigureRows figures={figures} detail={detail} />
          <p className="mt-3 max-w-text text-sm text-muted">{SCORE_METHODS.safetyScore.caveat}</p>
        </>
      ) : (
        <NoFigures
          detail={detail}
          source="crime"
          notLoaded="No campus crime report of this college is loaded."
          notReported="This college reports no campus crime figures."
        />
      )}
    </FoldedSection>
  );
}

function CrimesByYear({ detail }: { detail: CollegeDetail }) {
  const years = Object.entries(detail.college.crimeIncidentsByYear ?? {}).sort(([a], [b]) => a.localeCompare(b));
  if (years.length === 0) return null;
  const most = Math.max(1, ...years.map(([, count]) => count));
  return (
    <>
      <h3 className="mt-8 text-xl">On-campus crimes by year</h3>
      <table className="bar-table mt-3 max-w-text [&_th]:w-14">
        <caption className="pb-2 text-left text-xs text-muted">
          Crimes reported on campus in each calendar year, for all campuses together.{' '}
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
              <th scope="row">{year}</th>
              <td>
                <span className="sr-only">{countText(count)}</span>
                <LabeledBar share={count / most} text={countText(count)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
