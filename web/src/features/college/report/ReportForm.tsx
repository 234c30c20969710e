import { useEffect, useRef, useState } from 'react';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shownFields } from '../sources/source-rows.ts';

/** All as typed; empty texts are not sent. */
export interface ReportValues {
  field: string;
  message: string;
  email: string;
  /** Filled by programs only. */
  website: string;
}

interface Props {
  college: CollegeDetail['college'];
  call: { isPending: boolean; error: unknown };
  isSignedIn: boolean;
  maxCharacters: number;
  onSend: (values: ReportValues) => void;
}

const FIELDS = ['field', 'message', 'email'];

export function ReportForm({ college, call, isSignedIn, maxCharacters, onSend }: Props) {
  const [message, setMessage] = useState('');
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // After the dialog is open: it remembers what had the focus before, and gives it back.
    const timer = setTimeout(() => first.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const send = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const textOf = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    onSend({ field: textOf('field'), message, email: textOf('email'), website: textOf('website') });
  };
  return (
    <Form call={call} fields={FIELDS} submit="Send report" onSubmit={send}>
      <p className="text-sm text-muted">
        What is wrong on the page of {college.name}? Please do not write names or other private facts about people.
      </p>
      <Select ref={first} name="field" label="Which figure? (optional)" options={optionsOf(college)} />
      <TextArea
        name="message"
        label="What is wrong?"
        required
        value={message}
        maxCharacters={maxCharacters}
        onChange={({ target }) => setMessage(target.value)}
        error={fieldError(call.error, 'message')}
      />
      {isSignedIn ? (
        <p className="text-xs text-muted">We answer to the email address of your account.</p>
      ) : (
        <Field
          name="email"
          label="Your email address (optional)"
          hint="Only to answer this report. Without it, you get no answer."
          type="email"
          autoComplete="email"
          error={fieldError(call.error, 'email')}
        />
      )}
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-xs text-muted">
        <TextLink to="/privacy#reports">How long we keep your report</TextLink>
      </p>
    </Form>
  );
}

/** The fields that the page shows, by label. */
function optionsOf(college: CollegeDetail['college']): { value: string; label: string }[] {
  const shown = shownFields(college).map(({ field, label }) => ({ value: field, label }));
  return [{ value: '', label: 'Another one, or several' }, ...shown.sort((a, b) => a.label.localeCompare(b.label))];
}
