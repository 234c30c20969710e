import type { Match } from '../../../api/domain.ts';
import { excludedTexts, unplacedText } from './notice-words.ts';

/** What is not on the list, and why. */
export function LeftOut({ match }: { match: Match }) {
  const texts = [...excludedTexts(match), ...(match.unplaced > 0 ? [unplacedText(match.unplaced)] : [])];
  if (texts.length === 0) return null;
  return (
    <div className="mt-4 max-w-text text-sm text-muted">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink">Not on the list</h2>
      <ul className="mt-1 grid list-disc gap-0.5 pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
