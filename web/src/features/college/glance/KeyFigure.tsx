import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { figureWords } from '../../../entities/college/figure-words.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import type { ShownFigure } from '../college-figures.ts';
import { FigureContext, StandingText } from '../sections/FigureContext.tsx';
import { PlaceAmongAll } from './PlaceAmongAll.tsx';

interface Props {
  detail: CollegeDetail;
  label: string;
  shown: ShownFigure;
  /** Whom the value describes. Default: why it is missing. */
  note?: string | undefined;
  /** A second note: which price this is for a student. */
  ownNote?: string | undefined;
  /** Whether the value is that of one student. The standing belongs to the average. */
  isOwn?: boolean;
  className?: string;
}

/** A large figure with its note, its place on the scale of all colleges and its source. Use it inside a `dl`. */
export function KeyFigure({ detail, label, shown, note, ownNote, isOwn, className }: Props) {
  const { figure, value } = shown;
  const { isMissing, instead, reason } = figureWords(figure, shown);
  // A sticker price has no place among net prices.
  const isPlaced = value !== null && !isMissing && instead === undefined;
  const isCompared = isPlaced && !isOwn;
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{instead ?? label}</dt>
      <dd className="mt-1 font-display text-2xl leading-tight font-semibold">
        <FigureValue {...shown} />
      </dd>
      {notesOf(note ?? reason, ownNote).map((each) => (
        <dd key={each} className="mt-1 text-sm text-muted">
          {each}
        </dd>
      ))}
      <dd className={isPlaced ? 'mt-auto' : ''}>
        {isPlaced && (
          <PlaceAmongAll college={detail.college} shown={shown} value={value} isOwn={isOwn === true} isTile={className !== undefined} />
        )}
        <FigureContext shown={shown} className="small-print mt-1" />
        {isCompared && <StandingText shown={shown} peers={detail.peers.definition} />}
      </dd>
    </div>
  );
}

const notesOf = (...notes: (string | undefined)[]): string[] => notes.filter((each) => each !== undefined);
