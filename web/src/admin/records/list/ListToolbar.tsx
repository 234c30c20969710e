import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { CreateButton, FilterButton, FilterContext, FilterForm } from 'react-admin';
import { SavedQueriesMenu } from '../saved-queries/SavedQueriesMenu.tsx';
import { useCanWrite } from '../use-can-write.ts';
import { ExportButton } from './ExportButton.tsx';
import { TrashSwitch } from './TrashSwitch.tsx';

interface Props {
  filters: readonly ReactElement[];
  canCreate: boolean;
  hasTrash: boolean;
  canExport: boolean;
}

/** Filters on the left, actions on the right. On phones they wrap. */
export function ListToolbar({ filters, canCreate, hasTrash, canExport }: Props) {
  const canWrite = useCanWrite();
  const hasMore = filters.some(({ props }) => (props as { alwaysOn?: boolean }).alwaysOn !== true);
  return (
    <FilterContext.Provider value={[...filters]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', justifyContent: 'space-between', mb: 1 }}>
        {filters.length > 0 && <FilterForm />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ml: 'auto' }}>
          {hasTrash && <TrashSwitch />}
          {filters.length > 0 && <SavedQueriesMenu />}
          {hasMore && <FilterButton disableSaveQuery />}
          {canExport && canWrite && <ExportButton />}
          {canCreate && canWrite && <CreateButton />}
        </Box>
      </Box>
    </FilterContext.Provider>
  );
}
