import { createContext, useContext } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { recordLabel } from '../record-label.ts';

/** How the list names its rows. */
export const RowLabel = createContext<(record: RaRecord) => string>(recordLabel);

/** The name of the present row. */
export function useRowLabel(): string {
  const record = useRecordContext();
  const labelOf = useContext(RowLabel);
  return record ? labelOf(record) : '';
}
