import { useEffect, useRef, useState } from 'react';
import type { FavoriteList } from '../../../api/contracts.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Form } from '../../../components/Form.tsx';
import { faultOf } from '../../../lib/failure.ts';
import { useListRename } from './use-list-changes.ts';

/** Another name for a list. */
export function RenameForm({ list, onDone }: { list: FavoriteList; onDone: () => void }) {
  const [name, setName] = useState(list.name);
  const call = useListRename(list.id, onDone);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form
      call={call}
      fields={['name']}
      submit="Save name"
      onSubmit={() => call.mutate(name)}
      actions={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <Field
        ref={field}
        label={`New name of ${list.name}`}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={faultOf(call.error, 'name')}
      />
    </Form>
  );
}
