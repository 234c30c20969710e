import type { ComponentType } from 'react';
import { DataTable, type DataTableColumnProps, type DataTableNumberColumnProps } from 'react-admin';
import type { RecordOf, ResourceName, SortableOf } from '../../../api/panel-contracts.ts';

/** A field by which the server sorts the list, or a column without sorting. */
type Source<N extends ResourceName> =
  { source: SortableOf<N>; disableSort?: false } | { source?: keyof RecordOf<N> & string; disableSort: true };
type Props<N extends ResourceName, P> = Omit<P, 'source' | 'disableSort'> & Source<N>;

/** The columns of a list: their fields and records are those of the resource. */
export const columnsOf = <N extends ResourceName = never>() => ({
  Column: DataTable.Col as ComponentType<Props<N, DataTableColumnProps<RecordOf<N>>>>,
  NumberColumn: DataTable.NumberCol as ComponentType<Props<N, DataTableNumberColumnProps<RecordOf<N>>>>,
});
