import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';
import { FactRows } from './FactRows.tsx';
import { knownFactsOf, type Fact } from '../facts.ts';
import { Reason, reasonOf } from './Reason.tsx';
import { Section } from '../Section.tsx';

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
  const facts = knownFactsOf(detail, FIGURES_SHOWN);
  return (
    <Section id="athletics" title="Athletics">
      {facts.length > 0 ? (
        <>
          <When facts={facts} />
          <FactRows facts={facts} detail={detail} />
        </>
      ) : (
        <Reason>
          {reasonOf(
            detail,
            'athletics',
            'No athletics report of this college is loaded. Colleges without varsity teams make none.',
            'This college reports no varsity athletics.',
          )}
        </Reason>
      )}
    </Section>
  );
}

/** Reports on athletics may be years older than all else, so their year is said before any number. */
function When({ facts }: { facts: readonly Fact[] }) {
  const periods = [...new Set(facts.map(({ period }) => period))].filter((period) => typeof period === 'string');
  if (periods.length === 0) return null;
  return (
    <p className="mt-3 max-w-text">
      These figures describe <strong className="font-semibold">{periods.join(' and ')}</strong>, the latest report that is loaded. Teams and
      money may be others today.
    </p>
  );
}
