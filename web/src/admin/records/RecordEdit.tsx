import type { ReactNode } from 'react';
import { EditBase } from 'react-admin';
import type { PanelRecord } from '../data-provider/panel-calls.ts';
import { EditPage } from './edit/EditPage.tsx';
import type { FormTab } from './edit/form-tab.ts';

interface Props {
  title: (record: PanelRecord) => string;
  /** Replaces `children`. */
  tabs?: readonly FormTab[];
  /** Shown beside the form, above the timeline. */
  aside?: ReactNode;
  /** Inputs. Default: one input per field of the contract. */
  children?: ReactNode;
}

/**
 * The page of one record. It sends the changed fields only, for the version that the user saw; if others changed the record in the
 * meantime it asks which values to keep. Without the permission to change, all inputs are read-only: react-admin's own check of the action
 * "edit" would hide the page.
 */
export function RecordEdit(props: Props) {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} disableAuthentication>
      <EditPage {...props} />
    </EditBase>
  );
}
