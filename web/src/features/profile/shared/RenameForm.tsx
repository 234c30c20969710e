import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import type { SavedChanges } from './use-saved-changes.ts';

export function RenameForm({ name: before, call, onDone }: { name: string; call: SavedChanges['renaming']; onDone: () => void }) {
  const [name, setName] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form
      call={call}
      fields={['name']}
      submit="Save name"
      onSubmit={() => call.mutate(name, { onSuccess: onDone })}
      actions={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <Field
        ref={field}
        label={`New name for ${before}`}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fieldError(call.error, 'name')}
      />
    </Form>
  );
}
