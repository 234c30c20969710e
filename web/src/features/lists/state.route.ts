import type { LoaderFunctionArgs } from 'react-router-dom';
import { stateAt, viewIn, type ListAddress } from './list-url.ts';
import { notFound } from '../../entities/page/page-status.ts';
import { loadList } from './list.route.ts';

export { ListPage as Component } from './ListPage.tsx';
export { LIST_PAGE as handle } from './list.route.ts';

/** An unknown state is a 404. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<ListAddress> {
  const { pathname, search } = new URL(request.url);
  const state = stateAt(pathname);
  return state === undefined ? notFound() : loadList(context, { kind: 'state', state, ...viewIn(search) });
}
