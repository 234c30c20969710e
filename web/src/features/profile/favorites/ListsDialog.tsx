import { useState } from 'react';
import type { Favorite, FavoriteList } from '../../../api/domain.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { faultOf } from '../../../lib/failure.ts';
import { ListRow } from './ListRow.tsx';
import { useNewList } from './use-list-changes.ts';

interface Props {
  lists: readonly FavoriteList[];
  favorites: readonly Favorite[];
  onClose: () => void;
}

/** The lists themselves: begin, rename, share, remove. */
export function ListsDialog({ lists, favorites, onClose }: Props) {
  return (
    <Dialog title="Your lists" onClose={onClose}>
      <p className="pt-4 text-sm text-muted">
        Put colleges together that belong together, such as “Close to home”. A list can be shared by a link: whoever has it sees the
        colleges, but neither your notes nor your name.
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
        error={faultOf(call.error, 'name')}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {call.isSuccess && name === '' && `“${call.data.name}” is ready. Choose it at a college to put it there.`}
      </p>
    </Form>
  );
}
