import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';
import { itemName } from '../../../entities/college/fact-words.ts';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';
import { placeBars } from '../charts/figure-bars.ts';
import { SectionChart } from '../charts/SectionChart.tsx';
import { knownFiguresOf, type ShownFigure } from '../college-figures.ts';
import { factOf, listFact, type Fact } from '../facts/facts.ts';
import { Facts } from '../facts/Facts.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { FigureRows, NoFigures } from './FigureRows.tsx';

const FIGURES_SHOWN: FigureKey[] = ['totalAthletes', 'athleticsExpensePerAthlete', 'athleticsScore'];
const COMPARED: FigureKey[] = ['totalAthletes', 'totalAthleticsExpenses', 'athleticsExpensePerAthlete', 'athleticsScore'];
const MORE_FIGURES: FigureKey[] = ['menAthletes', 'womenAthletes', 'totalAthleticsRevenue', 'totalAthleticsExpenses'];

export function AthleticsSection({ detail }: { detail: CollegeDetail }) {
  const figures = knownFiguresOf(detail, FIGURES_SHOWN);
  const teams = teamFacts(detail);
  const more = knownFiguresOf(detail, MORE_FIGURES);
  const isKnown = figures.length + more.length > 0 || teams.some(({ text }) => text !== undefined);
  return (
    <FoldedSection id="athletics" title="Athletics" summary={summaryOf(detail, 'athletics')}>
      <SectionChart title="Its place in athletics" bars={placeBars(detail, COMPARED)} peers={detail.peers.definition}>
        A bar is as long as the share of {detail.peers.definition} with a lower number, from 0 to 100%.
      </SectionChart>
      {isKnown && (
        <div className="mt-5">
          <Facts detail={detail} facts={teams} isWide />
        </div>
      )}
      {figures.length + more.length > 0 ? (
        <>
          <Periods figures={[...figures, ...more]} />
          {figures.length > 0 && <FigureRows figures={figures} detail={detail} />}
          {more.length > 0 && (
            <MoreDetails label="Men, women, revenue and expenses">
              <FigureRows figures={more} detail={detail} />
            </MoreDetails>
          )}
        </>
      ) : (
        <NoFigures
          detail={detail}
          source="athletics"
          notLoaded="No athletics report of this college is loaded. Colleges without varsity teams do not file one."
          notReported="This college reports no varsity athletics."
        />
      )}
    </FoldedSection>
  );
}

function teamFacts(detail: CollegeDetail): Fact[] {
  const { athleticDivision, athleticConferences } = detail.college;
  return [
    listFact(detail, 'athleticAssociations'),
    factOf(detail, 'athleticDivision', athleticDivision ?? undefined),
    factOf(detail, 'athleticConferences', athleticConferences === null ? undefined : conferencesText(athleticConferences)),
  ];
}

/** "Southeastern Conference (football, baseball)": most teams of a college are in one conference. */
function conferencesText(conferences: NonNullable<CollegeDetail['college']['athleticConferences']>): string {
  const names = [...new Set(Object.values(conferences))];
  const sportsIn = (name: string) =>
    Object.entries(conferences).flatMap(([sport, other]) => (other === name ? [itemName(sport).toLowerCase()] : []));
  return names.map((name) => `${name} (${sportsIn(name).join(', ')})`).join('; ') || 'None';
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
