import { useMutation } from '@tanstack/react-query';
import { Download, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Favorite, FAVORITE_STATUSES, type FavoriteList, type FavoriteStatus } from '../../../api/domain/favorites.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { download } from '../../../lib/download.ts';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { STATUS_WORDS } from './favorite-words.ts';
import { filterHref, type FavoriteFilter } from './filter.ts';
import { ListsDialog } from './lists/ListsDialog.tsx';

/** Excel reads the file as UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Props {
  filter: FavoriteFilter;
  lists: readonly FavoriteList[];
  favorites: readonly Favorite[];
}

/** Filters, lists and export. */
export function FavoritesToolbar({ filter, lists, favorites }: Props) {
  const navigate = useNavigate();
  const [isManaging, setManaging] = useState(false);
  const show = (next: FavoriteFilter) => void navigate(filterHref(next), { replace: true, preventScrollReset: true });
  const { list, ...withoutList } = filter;
  const { status, ...withoutStatus } = filter;
  const statuses = [{ value: '', label: 'All statuses' }, ...FAVORITE_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))];
  const listOptions = [
    { value: '', label: 'All lists' },
    { value: 'none', label: 'Not in a list' },
    ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className="flex flex-wrap items-end gap-3" data-print="hide">
      {lists.length > 0 && (
        <Select
          label="List"
          options={listOptions}
          value={list ?? ''}
          onChange={({ target: { value } }) =>
            show(value === '' ? withoutList : { ...withoutList, list: value === 'none' ? value : Number(value) })
          }
          className="min-w-0 flex-1 basis-36 sm:max-w-52"
        />
      )}
      {(favorites.length > 1 || status !== undefined) && (
        <Select
          label="Status"
          options={statuses}
          value={status ?? ''}
          onChange={({ target: { value } }) => show(value === '' ? withoutStatus : { ...withoutStatus, status: value as FavoriteStatus })}
          className="min-w-0 flex-1 basis-36 sm:max-w-52"
        />
      )}
      <div className="flex flex-wrap gap-3 sm:ml-auto">
        <Button variant="secondary" size="small" className="min-h-10" onClick={() => setManaging(true)}>
          <ListPlus aria-hidden="true" className="size-4" />
          Your lists
        </Button>
        <ExportButton />
      </div>
      {isManaging && <ListsDialog lists={lists} favorites={favorites} onClose={() => setManaging(false)} />}
    </div>
  );
}

/** Not a link, because only the API client sends the token. */
function ExportButton() {
  const { api } = useSite();
  const call = useMutation({
    mutationFn: () => api.favorites.exportCsv({}),
    onSuccess: (csv) => download('favorites.csv', 'text/csv', BYTE_ORDER_MARK + csv.replace(BYTE_ORDER_MARK, '')),
    onError: (error) => toast({ title: 'Your colleges could not be exported', description: failureText(error), tone: 'destructive' }),
  });
  return (
    <SendButton variant="secondary" size="small" className="min-h-10" isSending={call.isPending} onClick={() => call.mutate()}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </SendButton>
  );
}
