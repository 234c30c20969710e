import { useEffect, useRef } from 'react';
import { failureText } from '../../../lib/api-error.ts';

interface Props {
  /** What is missing on this step. */
  missing: readonly string[];
  /** Of the last call. */
  error: unknown;
  /** How often the person wanted to go on. Each time the focus moves here, if something is wrong. */
  attempts: number;
}

/** What keeps the person from going on, above the fields. */
export function ErrorSummary({ missing, error, attempts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const texts = missing.length === 0 && error !== null && error !== undefined ? [failureText(error)] : missing;
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts, error]);
  if (texts.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mt-4 rounded-control border border-brick bg-brick-tint px-4 py-3 text-sm font-medium text-brick"
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
