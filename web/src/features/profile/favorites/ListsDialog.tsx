import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Favorite, FavoriteList } from '../../../api/contracts.ts';
import { useSite } from '../../../api/site.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { Form } from '../../../components/Form.tsx';
import { faultOf } from '../../../lib/failure.ts';
import { listsQuery } from '../shared/queries.ts';
import { ListRow } from './ListRow.tsx';

interface Props {
  lists: readonly FavoriteList[];
  favorites: readonly Favorite[];
  onClose: () => void;
}

/** The lists themselves: begin, rename, share, remove. */
export function ListsDialog({ lists, favorites, onClose }: Props) {
  return (
    <Dialog title="Your lists" onClose={onClose}>
      <NewList />
      {lists.length === 0 && (
        <p className="pb-6 text-muted">You have no lists yet. Put colleges of one kind together, such as “Close to home”.</p>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {lists.map((list) => (
          <ListRow key={list.id} list={list} count={favorites.filter(({ listId }) => listId === list.id).length} />
        ))}
      </ul>
    </Dialog>
  );
}

function NewList() {
  const { api, queries } = useSite();
  const [name, setName] = useState('');
  const call = useMutation({
    mutationFn: () => api.favorites.addList({ body: { name } }),
    onSuccess: (list) => {
      queries.setQueryData(listsQuery(api).queryKey, (before) => before && byName([...before, list]));
      setName('');
    },
  });
  return (
    <Form call={call} fields={['name']} submit="Create list" onSubmit={() => call.mutate()} className="py-5">
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

const byName = (lists: FavoriteList[]): FavoriteList[] => lists.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
