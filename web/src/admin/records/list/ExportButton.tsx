import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useRefusal } from '../use-refusal.ts';
import { useListFilter } from './use-list-filter.ts';
import { usePanelData } from '../use-panel-data.ts';

/** Saves all rows of the list's filter as CSV. The server writes the file, without a limit of rows, and records the export. */
export function ExportButton() {
  const { resource, filterValues, sort } = useListFilter();
  const dataProvider = usePanelData();
  const refused = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await dataProvider.exportCsv(resource, filterValues, sort).catch(refused);
    setBusy(false);
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isBusy} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
