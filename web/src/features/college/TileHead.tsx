import { figureWords } from '../../entities/college/figure-words.ts';
import { FigureValue } from '../../entities/college/FigureValue.tsx';
import type { ShownFigure } from './college-figures.ts';

interface Props {
  label: string;
  shown: ShownFigure;
  /** Whom the value describes. Default: why it is missing. */
  note?: string | undefined;
}

/** Label, value and note of a key figure. Use it inside a `dl`. */
export function TileHead({ label, shown, note = figureWords(shown.figure, shown).reason }: Props) {
  return (
    <>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-display text-2xl leading-tight font-semibold">
        <FigureValue {...shown} />
      </dd>
      {note !== undefined && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </>
  );
}
