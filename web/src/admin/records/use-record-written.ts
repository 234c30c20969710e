import { useQueryClient } from '@tanstack/react-query';
import type { PanelRecord } from '../data-provider/panel-calls.ts';

/** Call after a record has changed: its page shows the new values, and lists and the timeline are fetched again. */
export function useRecordWritten(): (resource: string, record: PanelRecord) => void {
  const queries = useQueryClient();
  return (resource, record) => {
    queries.setQueryData([resource, 'getOne', { id: String(record.id), meta: undefined }], record);
    for (const method of ['getList', 'getMany', 'getManyReference', 'timeline']) {
      void queries.invalidateQueries({ queryKey: [resource, method] });
    }
    void queries.invalidateQueries({ queryKey: ['audit-log'] });
  };
}
