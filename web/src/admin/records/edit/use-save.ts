import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import type { Values } from '../../data-provider/changed-fields.ts';
import type { Conflict } from '../conflict/conflict.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { refusalIn } from '../use-refusal.ts';
import { useRecordWritten } from '../use-record-written.ts';
import { REASON_MISSING, unsaved, useFormErrors, type FormErrors } from './use-form-errors.ts';
import { usePanelData } from '../use-panel-data.ts';

const OTHERS_CHANGED = 'Others changed this record.';

/** Saves the form. `save` answers with the messages for the form, or nothing. `conflict` is set while the user must choose. */
export function useSave(record: PanelRecord, form: ResourceForm, reason: string, onSaved: (saved: PanelRecord) => void) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const notify = useNotify();
  const written = useRecordWritten();
  const errorsOf = useFormErrors();
  const [conflict, setConflict] = useState<Conflict>();
  const [reasonError, setReasonError] = useState<string>();
  const id = record.id;

  const put = async (previousData: PanelRecord, data: Values) => {
    const answer = await dataProvider.update<PanelRecord>(resource, { id, data, previousData, meta: { reason } });
    written(resource, answer.data);
    notify('Saved', { type: 'success' });
    onSaved(answer.data);
  };

  /** Asks for the present record, and which values to keep. */
  const askAbout = async (mine: Values) => {
    const { data: theirs } = await dataProvider.getOne<PanelRecord>(resource, { id });
    setConflict({ base: record, mine, theirs, fields: Object.keys(form.change), save: (merged) => attempt(theirs, merged, mine) });
  };

  /** True if the record is saved; a conflict opens the dialog. Throws `HttpError` for all other refusals. */
  const attempt = async (previous: PanelRecord, data: Values, mine: Values): Promise<boolean> => {
    try {
      await put(previous, data);
      setConflict(undefined);
      return true;
    } catch (error) {
      if (refusalIn(error).status !== 409 || refusalIn(error).code !== 'record.outdated') throw error;
      await askAbout(mine);
      return false;
    }
  };

  const save = async (values: Values): Promise<FormErrors | undefined> => {
    const isMissing = form.needsReason && reason.trim() === '';
    setReasonError(isMissing ? REASON_MISSING : undefined);
    if (isMissing) return unsaved(REASON_MISSING);
    try {
      return (await attempt(record, values, values)) ? undefined : unsaved(OTHERS_CHANGED);
    } catch (error) {
      // The input of the reason is not of the form: an error there would block the form.
      const { reason: reasonFault, ...errors } = await errorsOf(error);
      if (typeof reasonFault === 'string') setReasonError(reasonFault);
      return errors;
    }
  };

  return { save, conflict, closeConflict: () => setConflict(undefined), reasonError };
}
