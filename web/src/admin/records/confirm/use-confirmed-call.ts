import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { refusalIn } from '../use-refusal.ts';
import { usePanelData } from '../use-panel-data.ts';

const CHANGED = 'Others changed this record since you opened it. Look at the changes below, then confirm again.';

/**
 * A call about one record after the user has confirmed it. If others changed the record in the meantime, the call is not repeated:
 * `theirs` is then the present record to look at, and the next confirmation is for its version.
 */
export function useConfirmedCall(record: PanelRecord, call: (record: PanelRecord, reason: string) => Promise<void>) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const [theirs, setTheirs] = useState<PanelRecord>();

  const confirm = async (reason: string): Promise<string | undefined> => {
    try {
      await call(theirs ?? record, reason);
      return undefined;
    } catch (error) {
      if (refusalIn(error).code !== 'record.outdated') throw error;
      setTheirs((await dataProvider.getOne<PanelRecord>(resource, { id: record.id })).data);
      return CHANGED;
    }
  };
  return { confirm, theirs };
}
