import { collegesText } from '../page/colleges-text.ts';
import { markedParts } from './marked-parts.ts';
import type { SuggestedOption } from './suggest.queries.ts';

/** "NYU · New York University, New York, NY" or "Colleges in Fresno, CA · 5 colleges", with the typed letters marked. */
export function OptionText({ option, typed }: { option: SuggestedOption; typed: string }) {
  if (option.kind === 'filter') {
    return (
      <>
        <Marked text={option.label} typed={typed} /> <span className="figure text-muted">· {collegesText(option.count)}</span>
      </>
    );
  }
  const { matched, text, name, city, state } = option;
  return (
    <>
      {matched !== 'name' && (
        <>
          <Marked text={text} typed={typed} /> <span className="text-muted">·</span>{' '}
        </>
      )}
      <Marked text={name} typed={matched === 'name' ? typed : ''} />
      <span className="text-muted">
        , {city}, {state}
      </span>
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className="bg-transparent font-semibold text-primary">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
