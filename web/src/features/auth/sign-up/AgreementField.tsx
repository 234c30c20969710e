import { useId } from 'react';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The required checkbox. The agreement opens in a new tab, so that the form keeps its input. */
export function AgreementField({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-8 items-start gap-2.5 py-1 text-sm">
        <input
          type="checkbox"
          name="acceptsAgreement"
          value="1"
          className="mt-0.5 size-4 shrink-0 accent-primary"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <span>
          I am 13 or older and accept the{' '}
          <TextLink to="/user-agreement" target="_blank" rel="noopener">
            User Agreement
          </TextLink>
        </span>
      </label>
      {error !== undefined && (
        <p id={id} className="text-xs font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
