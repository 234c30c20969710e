import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areAllZero, formatWeights, type Weights } from '../../api/domain/rankings.ts';
import { useSite } from '../../api/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { INITIAL_WEIGHTS, topQuery } from './home.queries.ts';
import { TopColleges } from './TopColleges.tsx';
import { WeightSliders } from './WeightSliders.tsx';

const DEBOUNCE_MS = 250;

/** The top three colleges for the weights of three sliders. */
export function RankingsSection() {
  return (
    <section aria-labelledby="rankings" className="page pt-14">
      <h2 id="rankings" className="text-2xl">
        Your ranking, not ours
      </h2>
      <p className="mt-3 max-w-xl text-muted">
        The best college depends on what matters to you. Move a slider to see the top three.{' '}
        <TextLink to="/personal-rankings-explained">How personal rankings work</TextLink>
      </p>
      <RankingDemo />
    </section>
  );
}

function RankingDemo() {
  const { api } = useSite();
  const [weights, setWeights] = useState<Weights>(INITIAL_WEIGHTS);
  const [asked, setAsked] = useState<Weights>(INITIAL_WEIGHTS);
  const { later } = useDebounced(setAsked, DEBOUNCE_MS);
  const { data: ranking, error, isPlaceholderData } = useQuery(topQuery(api, areAllZero(asked) ? undefined : asked));
  const move = (next: Weights) => {
    setWeights(next);
    later(next);
  };
  const hasMoved = asked !== INITIAL_WEIGHTS && !isPlaceholderData;
  if (!ranking && !error) return null;
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10 items-start">
      <WeightSliders weights={weights} onChange={move} />
      <div className="min-w-0">
        <p aria-live="polite" className="sr-only">
          {hasMoved && ranking?.items[0] ? `Now first: ${ranking.items[0].college.name}` : ''}
        </p>
        {ranking ? <TopColleges {...ranking} isStale={isPlaceholderData} /> : <NoRanking />}
        <ButtonLink to={hrefOf(weights)} variant="secondary" className="mt-4 max-sm:w-full">
          See the whole ranking
        </ButtonLink>
      </div>
    </div>
  );
}

/** Like `rankingHref`, but without loading its parameter code on this page. */
const hrefOf = (weights: Weights): string => (areAllZero(weights) ? '/rankings' : `/rankings?w=${formatWeights(weights)}`);

function NoRanking() {
  return (
    <div role="alert" className="rounded-card border border-line bg-card p-8">
      <p className="mb-5 text-muted">The ranking could not be loaded. Move a slider to try again, or browse the colleges.</p>
      <ButtonLink to="/discover" variant="secondary">
        Browse all colleges
      </ButtonLink>
    </div>
  );
}
