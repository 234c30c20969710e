import { useCreatePath, useRecordContext, useResourceDefinition } from 'react-admin';

/** The address of the page of the present row. The edit page is read-only without the permission to change. */
export function useRecordPath(): string | undefined {
  const { name, hasEdit, hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const record = useRecordContext();
  if (!record || (!hasEdit && !hasShow)) return undefined;
  return createPath({ resource: name, id: record.id, type: hasEdit ? 'edit' : 'show' });
}
