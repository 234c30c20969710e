import { Fragment } from 'react';
import { figureText } from '../../../api/domain.ts';
import { ReceiptButton } from '../../../entities/source/SourceButton.tsx';
import { figureWords, labelOf } from '../../../entities/college/figure-words.ts';
import type { Fact } from '../facts.ts';
import { scopeWords, standingWords } from '../words.ts';

/** Period, national median and receipt: "2021-22 · national median $17,100 · Source"; the line above it marks where the median is. */
export function Typical({ fact, className = '' }: { fact: Fact; className?: string }) {
  const { figure, standing, source } = fact;
  const { when } = figureWords(figure, fact);
  const words = [when, standing && `national median ${figureText(figure, standing.nationalMedian)}`].filter((part) => part !== undefined);
  if (words.length === 0 && source === undefined) return null;
  return (
    <span className={`figure block text-xs text-muted ${className}`}>
      {words.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
      {source !== undefined && (
        <span data-print="hide">
          {words.length > 0 && ' · '}
          <ReceiptButton field={source} label={labelOf(figure)} />
        </span>
      )}
    </span>
  );
}

/** Where the college stands among its peers, in words. */
export function StandingWords({ fact, peers }: { fact: Fact; peers: string }) {
  if (!fact.standing) return null;
  const words = fact.figure === 'carnegieScore' ? scopeWords : standingWords;
  return <span className="figure block text-xs text-muted">{words(fact.standing, peers)}</span>;
}
