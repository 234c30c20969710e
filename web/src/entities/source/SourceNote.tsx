import { Fragment, type ReactNode } from 'react';
import { sourceNoteId } from './SourceButton.tsx';

interface Props {
  field: string;
  title: string;
  /** The provenance, line by line. */
  lines: readonly (readonly [label: string, value: string])[];
  /** Additional content, for example earlier years. */
  children?: ReactNode;
}

/**
 * The source of a figure in a native popover: Escape and a press outside close it, and the focus returns to its button. It opens
 * beside the button, or at the lower edge of a phone. A page has dozens of them, so its look is one class in the style sheet.
 */
export function SourceNote({ field, title, lines, children }: Props) {
  const id = sourceNoteId(field);
  return (
    <div popover="auto" id={id} role="dialog" aria-label={title} className="source-note">
      <p>{title}</p>
      <dl>
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
      <button type="button" popoverTarget={id} popoverTargetAction="hide">
        Close
      </button>
    </div>
  );
}
