import { inSentence } from '../../lib/format.ts';

/** DOM id of the source note of a field. */
export const sourceNoteId = (field: string): string => `source-${field}`;

interface Props {
  field: string;
  /** The figure's label. */
  label: string;
  /** Set it if several buttons are side by side. */
  text?: string;
}

/**
 * Opens the `SourceNote` of a field, which can be anywhere in the page. It is a native popover, so that it works without scripts.
 * Several buttons can open the same note.
 */
export function SourceButton({ field, label, text = 'Source' }: Props) {
  return (
    <button
      type="button"
      popoverTarget={sourceNoteId(field)}
      data-print="hide"
      className="relative min-h-6 rounded-control font-sans text-xs font-normal text-muted underline decoration-dotted decoration-1 underline-offset-3 hover:text-primary"
    >
      {text}
      <span className="sr-only"> of {inSentence(label)}</span>
    </button>
  );
}
