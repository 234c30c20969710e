import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { faultOf } from '../../../lib/failure.ts';
import type { KeptChanges } from './use-saved-changes.ts';

/** Another name for what is kept. */
export function RenameForm({ name: before, call, onDone }: { name: string; call: KeptChanges['renaming']; onDone: () => void }) {
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
        label={`New name of ${before}`}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={faultOf(call.error, 'name')}
      />
    </Form>
  );
}
