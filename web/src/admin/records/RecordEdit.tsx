import type { ReactNode } from 'react';
import { EditBase } from 'react-admin';
import type { RecordOf, ResourceName } from '../../api/panel-contracts.ts';
import type { PanelRecord } from '../data-provider/panel-calls.ts';
import { EditPage } from './edit/EditPage.tsx';
import type { FormTab } from './edit/form-tab.ts';

interface Props<N extends ResourceName> {
  title: (record: RecordOf<N>) => string;
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
export function RecordEdit<N extends ResourceName = never>({ title, ...props }: Props<N>) {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} disableAuthentication>
      <EditPage title={title as (record: PanelRecord) => string} {...props} />
    </EditBase>
  );
}
