import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListKind } from '../../api/domain.ts';
import { pageIn } from './list-address.ts';
import { ListPage } from './ListPage.tsx';
import { loadList } from './load-list.ts';

/** The page of one ready-made list, whatever address it was reached by. */
export const listRoute = (kind: Exclude<ListKind, 'state'>) => ({
  Component: ListPage,
  loader: ({ request, context }: LoaderFunctionArgs) => loadList(context, { kind, page: pageIn(new URL(request.url).search) }),
});
