import { useState } from 'react';
import type { IncomeBand } from '../../api/domain/colleges.ts';
import { savePrivateAnswers, usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { IncomeSelect } from '../../entities/student-facts/IncomeSelect.tsx';
import { Swarm } from '../../entities/swarm/Swarm.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { TextLink } from '../../ui/TextLink.tsx';

const Glide = lazyChunk(async () => (await import('../../entities/swarm/SwarmGlide.tsx')).SwarmGlide);

/** Every college by its net price. An income moves each dot to the price for that income. */
export function PriceSwarm() {
  const answers = usePrivateAnswers();
  const { income } = answers;
  const [move, setMove] = useState<{ from: IncomeBand | undefined; isOver: boolean }>();
  const isMoving = move?.isOver === false;
  const choose = (next: IncomeBand | undefined) => {
    setMove({ from: income, isOver: false });
    savePrivateAnswers({ ...answers, income: next });
  };
  return (
    <section aria-labelledby="prices" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="prices" className="text-xl">
        What would college cost you?
      </h2>
      <p className="mt-1 text-sm text-muted">
        Each dot is a college at its net price, a year after grants. Choose your family income, and each moves to its price for you.
      </p>
      <fieldset disabled={!useIsHydrated()} className="mt-3" data-print="hide">
        <legend className="sr-only">Your family</legend>
        <IncomeSelect label="Family income before taxes" value={income} onChange={choose} />
      </fieldset>
      <Swarm figure="netPrice" income={isMoving ? move.from : income} label="Colleges by net price" isLive={move?.isOver}>
        {isMoving && <Glide from={move.from} to={income} onEnd={() => setMove({ ...move, isOver: true })} />}
      </Swarm>
      <p className="text-xs text-muted">
        Your income stays in this tab. <TextLink to="/discover?sort=netPrice:asc">The same colleges as a list</TextLink>
      </p>
    </section>
  );
}
