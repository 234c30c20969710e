import { figureWords, isPlain, SHORT_LABELS, type FigureFacts, type FigureWords, type ShownKey } from './figure-words.ts';
import { Stat } from '../../ui/Stat.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

interface Props extends FigureFacts {
  figure: ShownKey;
  isUnitHidden?: boolean;
  isShort?: boolean;
}

/** A figure with its unit, N/A, NA, or the reason why it is missing. Put `FigureNote` below it. */
export function FigureValue({ figure, isUnitHidden = false, isShort = false, ...facts }: Props) {
  const words = figureWords(figure, facts);
  const { text, unit, hint } = words;
  if (hint !== undefined) return <Tooltip hint={hint}>{text}</Tooltip>;
  if (words.isMissing) return <MissingValue {...words} text={isShort ? (words.short ?? text) : text} />;
  return (
    <span className="figure">
      {text}
      {unit !== undefined && !isUnitHidden && <span className="font-sans text-xs font-normal text-muted">{` ${unit}`}</span>}
    </span>
  );
}

const MissingValue = ({ text, reason }: FigureWords) => {
  const isSign = reason !== undefined || text === 'N/A';
  return (
    <span className={isSign ? 'text-muted' : 'inline-block font-sans text-xs leading-snug font-normal text-muted sm:text-sm'}>{text}</span>
  );
};

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

interface ShortProps extends FigureFacts {
  figure: keyof typeof SHORT_LABELS;
  label?: string | undefined;
  /** Where plain figures have their year. `wide`: not on phones. */
  years: 'wide' | 'never';
}

/** A figure in a dense card or row, with a short label and without its unit. Use it inside a `dl`. */
export function ShortStat({ figure, label = SHORT_LABELS[figure], years, ...facts }: ShortProps) {
  const { instead, when, reason } = figureWords(figure, facts);
  const text = when ?? reason;
  const isYear = isPlain(figure, facts);
  return (
    <div className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
      <dt className="text-xs text-muted">{instead === undefined ? label : 'Sticker price'}</dt>
      <dd className="figure font-display leading-snug font-semibold text-ink sm:text-lg">
        <FigureValue figure={figure} isUnitHidden isShort {...facts} />
      </dd>
      {text !== undefined && !(isYear && years === 'never') && (
        <dd className={`text-xs text-muted ${isYear ? 'max-sm:hidden' : ''}`}>{text}</dd>
      )}
    </div>
  );
}
