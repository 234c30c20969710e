import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';
import { knownFiguresOf, type ShownFigure } from '../college-figures.ts';
import { Section } from '../Section.tsx';
import { FigureRows, NoFigures } from './FigureRows.tsx';

const FIGURES_SHOWN: FigureKey[] = [
  'totalAthletes',
  'menAthletes',
  'womenAthletes',
  'totalAthleticsRevenue',
  'totalAthleticsExpenses',
  'athleticsExpensePerAthlete',
  'athleticsScore',
];

export function AthleticsSection({ detail }: { detail: CollegeDetail }) {
  const figures = knownFiguresOf(detail, FIGURES_SHOWN);
  return (
    <Section id="athletics" title="Athletics">
      {figures.length > 0 ? (
        <>
          <Periods figures={figures} />
          <FigureRows figures={figures} detail={detail} />
        </>
      ) : (
        <NoFigures
          detail={detail}
          source="athletics"
          notLoaded="No athletics report of this college is loaded. Colleges without varsity teams do not file one."
          notReported="This college reports no varsity athletics."
        />
      )}
    </Section>
  );
}

/** Athletics reports can be years older than the other data, so the year comes first. */
function Periods({ figures }: { figures: readonly ShownFigure[] }) {
  const periods = [...new Set(figures.map(({ period }) => period))].filter((period) => typeof period === 'string');
  if (periods.length === 0) return null;
  return (
    <p className="mt-3 max-w-text">
      These figures describe <strong className="font-semibold">{periods.join(' and ')}</strong>, the latest report that is loaded. Teams and
      spending may have changed since then.
    </p>
  );
}
