import { figureText } from '../../../api/contracts.ts';
import { figureWords } from '../../../lib/figure-words.ts';
import type { Fact } from './facts.ts';
import { scopeWords, standingWords } from './words.ts';

/** Period and national median: "2021-22 · national median $17,100", with the mark the median has on the line above it. */
export function Typical({ fact, className = '' }: { fact: Fact; className?: string }) {
  const { when } = figureWords(fact.figure, fact);
  const { standing } = fact;
  if (when === undefined && !standing) return null;
  return (
    <span className={`figure block text-xs text-muted ${className}`}>
      {when !== undefined && <span className="whitespace-nowrap">{when}</span>}
      {when !== undefined && standing && ' · '}
      {standing && <span className="whitespace-nowrap">national median {figureText(fact.figure, standing.nationalMedian)}</span>}
    </span>
  );
}

/** Where the college stands among its peers, in words. */
export function StandingWords({ fact, peers }: { fact: Fact; peers: string }) {
  if (!fact.standing) return null;
  const words = fact.figure === 'carnegieScore' ? scopeWords : standingWords;
  return <span className="figure block text-xs text-muted">{words(fact.standing, peers)}</span>;
}
