import type { SortPayload } from 'react-admin';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';

/** The filter and the order of a list under a name. */
export interface SavedQuery extends PanelRecord {
  name: string;
  query: { filter: Record<string, unknown>; sort: [field: string, order: SortPayload['order']] };
  isShared: boolean;
  isOwn: boolean;
  authorName: string | null;
}
