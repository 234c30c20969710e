import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import { reasonOf, type PanelRecord } from '../../data-provider/panel-calls.ts';
import { sentence } from '../field-label.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { REASON_MISSING, unsaved, useFormErrors, type FormErrors } from './use-form-errors.ts';
import { usePanelData } from '../use-panel-data.ts';

/** Creates a record, then opens its page. `create` answers with the messages for the form, or nothing. */
export function useCreateRecord(form: ResourceForm | undefined, reason: string) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const queries = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const errorsOf = useFormErrors();
  const [reasonError, setReasonError] = useState<string>();

  const create = async (values: object): Promise<FormErrors | undefined> => {
    const isMissing = form?.needsReason === true && reason.trim() === '';
    setReasonError(isMissing ? REASON_MISSING : undefined);
    if (isMissing) return unsaved(REASON_MISSING);
    try {
      const { data } = await dataProvider.create<PanelRecord>(resource, { data: { ...withoutEmpty(values), ...reasonOf(reason) } });
      void queries.invalidateQueries({ queryKey: [resource] });
      notify(`${sentence(form?.words.one ?? 'record')} created`, { type: 'success' });
      redirect('edit', resource, data.id, data);
      return undefined;
    } catch (error) {
      return errorsOf(error);
    }
  };
  return { create, reasonError };
}

/** Optional fields without a value are not sent. */
const withoutEmpty = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
