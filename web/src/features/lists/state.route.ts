import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageIn, stateAt, type ListAddress } from './list-address.ts';
import { notFound } from '../../entities/page/page-status.ts';
import { loadList } from './load-list.ts';

export { ListPage as Component } from './ListPage.tsx';

/** The list of one state; what names no state is not found. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<ListAddress> {
  const { pathname, search } = new URL(request.url);
  const state = stateAt(pathname);
  return state === undefined ? notFound() : loadList(context, { kind: 'state', state, page: pageIn(search) });
}
