import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnswerOf } from '../../../api/panel-contracts.ts';
import { callPanel, saveCsv } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { warehouseStatus } from '../warehouse-queries.ts';

type Work = 'checking' | 'running' | 'saving';

interface State {
  /** What is going on; null: nothing. */
  work: Work | null;
  /** What the engine says about a statement before it runs. */
  plan: { sql: string; plan: AnswerOf<'planBigqueryRun'> } | null;
  answer: { sql: string; answer: AnswerOf<'startBigqueryRun'> } | null;
  /** Why the last call failed. */
  message: string | null;
}

export interface Statement extends State {
  check: (sql: string) => Promise<void>;
  run: (sql: string) => Promise<void>;
  save: (sql: string) => Promise<void>;
  cancel: () => Promise<void>;
}

/** The calls of the editor. A statement is checked before it runs, and each run has a key, so that it can be canceled. */
export function useStatement(): Statement {
  const [state, setState] = useState<State>({ work: null, plan: null, answer: null, message: null });
  const key = useRef('');
  const queries = useQueryClient();
  const refusalText = useRefusalText();

  const perform = async (work: Work, call: () => Promise<Partial<State>>): Promise<void> => {
    setState((now) => ({ ...now, work, message: null }));
    try {
      const result = await call();
      setState((now) => ({ ...now, ...result, work: null }));
    } catch (error) {
      const message = await refusalText(error);
      setState((now) => ({ ...now, work: null, message }));
    }
    if (work !== 'checking') await queries.invalidateQueries({ queryKey: warehouseStatus.queryKey });
  };
  const keyed = (sql: string) => ({ body: { key: (key.current = crypto.randomUUID()), sql } });

  return {
    ...state,
    check: (sql) =>
      perform('checking', async () => ({ plan: { sql, plan: await callPanel('planBigqueryRun', { body: { sql } }) }, answer: null })),
    run: (sql) => perform('running', async () => ({ answer: { sql, answer: await callPanel('startBigqueryRun', keyed(sql)) } })),
    save: (sql) =>
      perform('saving', async () => {
        await saveCsv('bigqueryCsv', keyed(sql), 'answer.csv');
        return {};
      }),
    /** The running call then ends with a refusal, which the page shows. A run that has ended meanwhile is not canceled. */
    cancel: () => callPanel('cancelBigqueryRun', { params: { key: key.current }, body: {} }).catch(() => undefined),
  };
}
