import type { ListKind } from '../../api/contracts.ts';
import { ListPage } from './ListPage.tsx';

/** The page of one ready-made list, whatever address it was reached by. */
export const listRoute = (_kind: Exclude<ListKind, 'state'>) => ({ Component: ListPage });
