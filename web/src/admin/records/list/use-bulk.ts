import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import type { Values } from '../../data-provider/changed-fields.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import type { RefusedBody } from '../../data-provider/http-client.ts';
import { reasonOf, type BulkAction, type BulkCall } from '../../data-provider/panel-calls.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { refusalIn, useRefusalText } from '../use-refusal.ts';
import type { BulkRows } from './use-bulk-selection.ts';
import { usePanelData } from '../use-panel-data.ts';

interface Options {
  action: BulkAction;
  rows: BulkRows;
  /** The fields to change. */
  chosen: readonly string[];
  reason: string;
  form: ResourceForm;
  /** What a call with that many rows does, in words. */
  whatOf: (count: number) => string;
  onDone: () => void;
}

/** What is missing before the call. */
function faultOf({ action, chosen, reason, form }: Options): string | undefined {
  if (action === 'change' && chosen.length === 0) return 'Choose a field to change.';
  return form.needsReason && reason.trim() === '' ? 'Give a reason.' : undefined;
}

function callOf({ action, rows, chosen, reason }: Options, values: Values): BulkCall {
  const changes = Object.fromEntries(chosen.map((field) => [field, values[field] ?? null]));
  return { ...rows, action, ...(action === 'change' && { changes }), ...reasonOf(reason) };
}

/**
 * The first submit counts the rows, the second one applies the change to that number. If the values or the number have changed in
 * between, it counts again and the user confirms again.
 */
export function useBulk(options: Options) {
  const { whatOf, onDone } = options;
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const queries = useQueryClient();
  const notify = useNotify();
  const refusalText = useRefusalText();
  const [preview, setPreview] = useState<{ count: number; key: string }>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const count = async (wanted: BulkCall) => {
    const answer = await dataProvider.bulk(resource, { ...wanted, dryRun: true });
    setPreview({ count: answer.count, key: JSON.stringify(wanted) });
    return answer.count;
  };

  const apply = async (wanted: BulkCall, expected: number) => {
    try {
      const done = await dataProvider.bulk(resource, { ...wanted, expected });
      await queries.invalidateQueries({ queryKey: [resource] });
      notify(`Done: ${whatOf(done.count)}`, { type: 'success' });
      onDone();
    } catch (error) {
      if (refusalIn(error).code !== 'records.count-changed') throw error;
      const now = await count(wanted);
      setMessage(`The number changed from ${expected} to ${now}. Nothing has changed. Check it and confirm again.`);
    }
  };

  const submit = async (values: Values): Promise<FieldErrors | undefined> => {
    const fault = faultOf(options);
    setMessage(fault);
    if (fault !== undefined) return undefined;
    const wanted = callOf(options, values);
    setBusy(true);
    try {
      if (preview?.key === JSON.stringify(wanted)) await apply(wanted, preview.count);
      else await count(wanted);
      return undefined;
    } catch (error) {
      setPreview(undefined);
      setMessage(await refusalText(error));
      return (error as { body?: Partial<RefusedBody> }).body?.errors;
    } finally {
      setBusy(false);
    }
  };

  return { count: preview?.count, message, isBusy, submit };
}
