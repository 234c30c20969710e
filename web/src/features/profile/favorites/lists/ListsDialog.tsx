import { useState } from 'react';
import type { Favorite, FavoriteList } from '../../../api/domain.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { ListRow } from './ListRow.tsx';
import { useNewList } from './use-list-changes.ts';

interface Props {
  lists: readonly FavoriteList[];
  favorites: readonly Favorite[];
  onClose: () => void;
}

/** Create, rename, share and delete lists. */
export function ListsDialog({ lists, favorites, onClose }: Props) {
  return (
    <Dialog title="Your lists" onClose={onClose}>
      <p className="pt-4 text-sm text-muted">
        Group your colleges in lists, such as “Close to home”. You can share a list by link. People with the link see the colleges, but not
        your notes or your name.
      </p>
      <NewList />
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {lists.map((list) => (
          <ListRow key={list.id} list={list} count={favorites.filter(({ listId }) => listId === list.id).length} />
        ))}
      </ul>
    </Dialog>
  );
}

function NewList() {
  const [name, setName] = useState('');
  const call = useNewList(() => setName(''));
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
        {call.isSuccess && name === '' && `“${call.data.name}” was created. To add a college, choose this list at the college.`}
      </p>
    </Form>
  );
}
