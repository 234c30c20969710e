import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { useListFilter } from './use-list-filter.ts';

/** The rows of a bulk call: their ids, or the filter of the list. */
export type BulkRows = { ids: readonly Identifier[] } | { filter: object };

/** The selected rows of the list. "All by filter" ends when the filter or the selection changes. */
export function useBulkSelection() {
  const { selectedIds, total = 0, data = [], filterValues, onUnselectItems } = useListFilter();
  const [allOf, setAllOf] = useState<string>();
  const key = JSON.stringify([filterValues, selectedIds]);
  const isAll = allOf === key && selectedIds.length > 0;
  const rows: BulkRows = isAll ? { filter: filterValues } : { ids: selectedIds };
  return {
    count: selectedIds.length,
    total,
    isAll,
    isTrash: filterValues.deleted === true,
    canSelectAll: !isAll && total > data.length,
    selectAll: () => setAllOf(key),
    clear: () => {
      setAllOf(undefined);
      onUnselectItems();
    },
    rows,
  };
}
