import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SOURCE_NOTE_ID } from './SourceButton.tsx';

export interface SourceText {
  title: string;
  /** The provenance, line by line. */
  lines: readonly (readonly [label: string, value: string])[];
  /** Additional content, for example earlier years. */
  more?: ReactNode;
}

interface Props {
  /** The source of a field that has a button. It is asked when the button is pressed. */
  textOf: (field: string) => SourceText | undefined;
  /** Shown while no source is: without scripts, and until they are loaded. */
  children: ReactNode;
}

/**
 * The one popover that all source buttons of a page open: Escape and a press outside close it, and the focus returns to its button. It
 * opens beside the button, or at the lower edge of a phone.
 */
export function SourceNote({ textOf, children }: Props) {
  const field = usePressedField();
  const text = field === undefined ? undefined : textOf(field);
  return (
    <div popover="auto" id={SOURCE_NOTE_ID} role="dialog" aria-label={text?.title ?? 'Source'} className="source-note">
      {text ? (
        <>
          <p>{text.title}</p>
          <dl>
            {text.lines.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {text.more}
        </>
      ) : (
        children
      )}
      <button type="button" popoverTarget={SOURCE_NOTE_ID} popoverTargetAction="hide">
        Close
      </button>
    </div>
  );
}

const fieldOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-source]')?.dataset['source'] : undefined;

/** The field of the button pressed last. It is known before the browser opens the popover, which needs the size of its content. */
function usePressedField(): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    const follow = (target: EventTarget | null) => {
      const pressed = fieldOf(target);
      if (pressed !== undefined) flushSync(() => setField(pressed));
    };
    const onClick = ({ target }: Event) => follow(target);
    document.addEventListener('click', onClick);
    // A button that was pressed before the scripts were loaded has the focus.
    queueMicrotask(() => follow(document.activeElement));
    return () => document.removeEventListener('click', onClick);
  }, []);
  return field;
}
