import { figureWords, type FigureFacts, type ShownKey } from '../lib/figure-words.ts';
import { Tooltip } from './Tooltip.tsx';

/** A number as people can trust it, with its unit; a missing one is a sentence. Put the year beside it with `FigureWhen`. */
export function FigureValue({ figure, ...facts }: FigureFacts & { figure: ShownKey }) {
  const { text, isMissing, unit, hint } = figureWords(figure, facts);
  if (hint !== undefined) return <Tooltip hint={hint}>{text}</Tooltip>;
  if (isMissing) return <span className="font-sans text-sm font-normal text-muted">{text}</span>;
  return (
    <span className="figure">
      {text}
      {unit !== undefined && <span className="font-sans text-xs font-normal text-muted"> {unit}</span>}
    </span>
  );
}

/** What period a number describes; nothing for a missing number. */
export function FigureWhen({ figure, ...facts }: FigureFacts & { figure: ShownKey }) {
  const { when } = figureWords(figure, facts);
  return when === undefined ? null : <span className="figure">{when}</span>;
}
