import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FavoriteList } from '../../../api/contracts.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Form } from '../../../components/Form.tsx';
import { faultOf } from '../../../lib/failure.ts';
import { ConfirmButton } from '../shared/ConfirmButton.tsx';
import { favoritesQuery, listsQuery } from '../shared/queries.ts';
import { collegesText } from './favorite-words.ts';
import { ListSharing } from './ListSharing.tsx';

/** One list and what can be done with it. */
export function ListRow({ list, count }: { list: FavoriteList; count: number }) {
  const { api, queries } = useSite();
  const [isRenaming, setRenaming] = useState(false);
  const { queryKey } = listsQuery(api);
  const remove = useMutation({
    mutationFn: () => api.favorites.removeList({ params: { id: list.id } }),
    onSuccess: () => {
      queries.setQueryData(queryKey, (before) => before?.filter(({ id }) => id !== list.id));
      queries.setQueryData(favoritesQuery(api).queryKey, (before) =>
        before?.map((one) => (one.listId === list.id ? { ...one, listId: null } : one)),
      );
    },
  });
  return (
    <li className="grid gap-3 py-4">
      {isRenaming ? (
        <RenameForm list={list} onDone={() => setRenaming(false)} />
      ) : (
        <p>
          <span className="font-medium [overflow-wrap:anywhere]">{list.name}</span>{' '}
          <span className="figure text-sm text-muted">{collegesText(count)}</span>
        </p>
      )}
      <ListSharing list={list} />
      <div className="flex flex-wrap gap-2">
        {!isRenaming && (
          <Button variant="secondary" size="small" aria-label={`Rename ${list.name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
        <ConfirmButton
          label="Delete"
          name={`Delete ${list.name}`}
          question="Delete this list? Its colleges stay among your favorites."
          confirm="Delete it"
          call={remove}
          onConfirm={() => remove.mutate()}
        />
      </div>
    </li>
  );
}

function RenameForm({ list, onDone }: { list: FavoriteList; onDone: () => void }) {
  const { api, queries } = useSite();
  const [name, setName] = useState(list.name);
  const call = useMutation({
    mutationFn: () => api.favorites.changeList({ params: { id: list.id }, body: { name } }),
    onSuccess: (changed) => {
      queries.setQueryData(listsQuery(api).queryKey, (before) => before?.map((one) => (one.id === changed.id ? changed : one)));
      onDone();
    },
  });
  return (
    <Form
      call={call}
      fields={['name']}
      submit="Save name"
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <Field
        label={`New name of ${list.name}`}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={faultOf(call.error, 'name')}
      />
    </Form>
  );
}
