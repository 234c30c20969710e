import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useFormIsDirty } from 'react-admin';
import { isSameValue } from '../../data-provider/changed-fields.ts';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';

interface Props {
  /** The record as it was fetched last. */
  record: PanelRecord;
  /** The record that the form started from. */
  held: PanelRecord;
  onFollow: (record: PanelRecord) => void;
}

/** Lets an unchanged form follow the record. A changed form keeps what the user entered, and "Save" asks which values to keep. */
export function FollowRecord({ record, held, onFollow }: Props) {
  const isDirty = useFormIsDirty();
  const isNewer = !isSameValue(record, held) && !(record.version < held.version);
  useEffect(() => {
    if (isNewer && !isDirty) onFollow(record);
  }, [isNewer, isDirty, record, onFollow]);
  return isNewer && isDirty ? (
    <Alert severity="info">This record has changed. When you save, you choose which values to keep.</Alert>
  ) : null;
}
