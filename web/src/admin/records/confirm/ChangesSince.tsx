import { isSameValue } from '../../data-provider/changed-fields.ts';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { OtherChanges } from '../conflict/OtherChanges.tsx';

/** What others changed in a record since the user opened it. */
export function ChangesSince({
  record,
  theirs,
  fields,
}: {
  record: PanelRecord;
  theirs: PanelRecord | undefined;
  fields: readonly string[];
}) {
  if (!theirs) return null;
  const changed = fields.filter((field) => !isSameValue(record[field], theirs[field]));
  const changes = changed.map((field) => ({ field, base: record[field] as unknown, mine: undefined, theirs: theirs[field] as unknown }));
  return <OtherChanges title="Changed by others" fields={changes} to="theirs" />;
}
