import type { PanelRecord } from '../../data-provider/panel-calls.ts';

/** A note of staff about a record. */
export interface Note extends PanelRecord {
  text: string;
  authorId: number | null;
  /** Null when the account was deleted. */
  authorName: string | null;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
}
