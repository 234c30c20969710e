import { figureWords, type FigureFacts, type ShownKey } from './figure-words.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

/** A figure with its unit, or the reason why it is missing. Put `FigureWhen` beside it for the year. */
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

/** The period of a figure. Nothing for a missing figure. */
export function FigureWhen({ figure, ...facts }: FigureFacts & { figure: ShownKey }) {
  const { when } = figureWords(figure, facts);
  return when === undefined ? null : <>{when}</>;
}
