import { inSentence } from '../../lib/format.ts';

/** DOM id of the note that all source buttons of a page open. */
export const SOURCE_NOTE_ID = 'source-note';

interface Props {
  field: string;
  /** The figure's label. */
  label: string;
  /** Set it if several buttons are side by side. */
  text?: string;
}

/** Opens the page's `SourceNote` with the source of a field. It is a native popover, so that it opens without scripts. */
export function SourceButton({ field, label, text = 'Source' }: Props) {
  return (
    <button type="button" popoverTarget={SOURCE_NOTE_ID} data-source={field} className="source-button">
      {text}
      <span className="sr-only">{` of ${inSentence(label)}`}</span>
    </button>
  );
}
