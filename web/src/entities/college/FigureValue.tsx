import { figureWords, type FigureFacts, type ShownKey } from './figure-words.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

/** A number as people can trust it, with its unit; a missing one is a sentence. Put the year beside it with `FigureWhen`. */
export function FigureValue({ figure, isUnitHidden = false, ...facts }: FigureFacts & { figure: ShownKey; isUnitHidden?: boolean }) {
  const { text, isMissing, unit, hint } = figureWords(figure, facts);
  if (hint !== undefined) return <Tooltip hint={hint}>{text}</Tooltip>;
  if (isMissing) return <span className="inline-block font-sans text-sm leading-snug font-normal text-muted">{text}</span>;
  return (
    <span className="figure">
      {text}
      {unit !== undefined && !isUnitHidden && <span className="font-sans text-xs font-normal text-muted"> {unit}</span>}
    </span>
  );
}

/** What period a number describes; nothing for a missing number. */
export function FigureWhen({ figure, ...facts }: FigureFacts & { figure: ShownKey }) {
  const { when } = figureWords(figure, facts);
  return when === undefined ? null : <>{when}</>;
}
