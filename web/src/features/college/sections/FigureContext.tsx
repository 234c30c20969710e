import { figureText } from '../../../api/domain/colleges.ts';
import { SourceButton } from '../../../entities/source/SourceButton.tsx';
import { figureWords, labelOf } from '../../../entities/college/figure-words.ts';
import type { ShownFigure } from '../college-figures.ts';
import { standingText } from '../standing-text.ts';

/** "2021-22 · national median $17,100 · Source" */
export function FigureContext({ shown, className = 'small-print' }: { shown: ShownFigure; className?: string }) {
  const { figure, standing, source } = shown;
  const { when, instead = labelOf(figure) } = figureWords(figure, shown);
  const parts = [when, standing && `national median ${figureText(figure, standing.nationalMedian)}`].filter((part) => part !== undefined);
  if (parts.length === 0 && source === undefined) return null;
  return (
    <span className={className}>
      {parts.join(' · ')}
      {source !== undefined && (
        <span data-print="hide">
          {parts.length > 0 && ' · '}
          <SourceButton field={source} label={instead} />
        </span>
      )}
    </span>
  );
}

export function StandingText({ shown, peers }: { shown: ShownFigure; peers: string }) {
  if (!shown.standing) return null;
  return <span className="small-print">{standingText(shown.figure, shown.standing, peers)}</span>;
}
