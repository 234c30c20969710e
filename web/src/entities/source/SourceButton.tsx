import { inSentence } from '../../lib/in-sentence.ts';

/** Where the receipt of a field lies in the page. */
export const receiptId = (field: string): string => `receipt-${field}`;

interface Props {
  field: string;
  /** What the number is called. */
  label: string;
  /** Said in short, where one word would be the same as another's beside it. */
  text?: string;
}

/**
 * Opens the receipt of a figure (`Receipt`), which may lie anywhere in the page. The platform opens and closes it, also before any
 * script has run and without scripts; several buttons may open the same one.
 */
export function ReceiptButton({ field, label, text = 'Source' }: Props) {
  return (
    <button
      type="button"
      popoverTarget={receiptId(field)}
      data-print="hide"
      className="relative min-h-6 rounded-control font-sans text-xs font-normal text-muted underline decoration-dotted decoration-1 underline-offset-3 hover:text-primary"
    >
      {text}
      <span className="sr-only"> of {inSentence(label)}</span>
    </button>
  );
}
