import { figureWords, type FigureFacts, type ShownKey } from './figure-words.ts';
import { Stat } from '../../ui/Stat.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

interface Props extends FigureFacts {
  figure: ShownKey;
  isUnitHidden?: boolean;
}

/** A figure with its unit, N/A, NA, or the reason why it is missing. Put `FigureNote` below it. */
export function FigureValue({ figure, isUnitHidden = false, ...facts }: Props) {
  const { text, isMissing, unit, hint, reason } = figureWords(figure, facts);
  if (hint !== undefined) return <Tooltip hint={hint}>{text}</Tooltip>;
  if (isMissing) {
    const isSign = reason !== undefined || text === 'N/A';
    return <span className={isSign ? 'text-muted' : 'inline-block font-sans text-sm leading-snug font-normal text-muted'}>{text}</span>;
  }
  return (
    <span className="figure">
      {text}
      {unit !== undefined && !isUnitHidden && <span className="font-sans text-xs font-normal text-muted"> {unit}</span>}
    </span>
  );
}

/** The line below a figure in a column: what stands there instead of it, its period, or why it is missing; then `note`. */
export function FigureNote({ figure, note, ...facts }: FigureFacts & { figure: ShownKey; note?: string | undefined }) {
  const { instead, when, reason } = figureWords(figure, facts);
  return <>{[instead, when ?? reason, note].filter((part) => part !== undefined).join(' · ')}</>;
}

/** A labeled figure. The label says if another value stands in for it. Use it inside a `dl`. */
export function FigureStat({ label, size, ...figure }: Props & { label: string; size?: 'small' | 'large' }) {
  const { instead, when, reason } = figureWords(figure.figure, figure);
  return (
    <Stat label={instead ?? label} note={when ?? reason} {...(size && { size })}>
      <FigureValue {...figure} />
    </Stat>
  );
}
