import { useState } from 'react';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { useNewList } from './use-new-list.ts';

interface Props {
  /** The first colleges of the list. */
  collegeIds?: readonly number[];
  /** What follows "was created." */
  then: string;
}

/** Creates a list. */
export function NewList({ collegeIds = [], then }: Props) {
  const [name, setName] = useState('');
  const call = useNewList(collegeIds, () => setName(''));
  return (
    <Form call={call} fields={['name']} submit="Create list" onSubmit={() => call.mutate(name)} className="py-5">
      <Field
        label="New list"
        hint="Up to 60 characters"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fieldError(call.error, 'name')}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {call.isSuccess && name === '' && `“${call.data.name}” was created. ${then}`}
      </p>
    </Form>
  );
}
