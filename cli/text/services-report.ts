import type { EntryChange, RowFault } from '../../src/domain/services/entry.ts';
import type { CheckedLink } from '../../src/domain/services/upkeep.use-cases.ts';
import { tableText } from './table.ts';

/** The websites with something to look at, then the totals. */
export function linksText(links: readonly CheckedLink[]): string {
  const notable = links.filter(({ detail }) => detail !== '');
  const rows = notable.map(({ slug, website, state, failures, detail }) => [slug, website, stateText(state, failures), detail]);
  const count = (state: CheckedLink['state']) => links.filter((link) => link.state === state).length;
  const summary = `${links.length} websites: ${count('alive')} answer, ${count('moved')} moved, ${count('dead')} dead`;
  return rows.length === 0 ? summary : `${tableText(['Service', 'Website', 'State', 'Found'], rows)}\n\n${summary}`;
}

/** One failure does not make a website dead. */
function stateText(state: CheckedLink['state'], failures: number): string {
  if (state !== 'dead' && failures > 0) return 'failed once';
  return state ?? 'unknown';
}

/** What an import changes. */
export function changesText(changes: readonly EntryChange[], { isDryRun }: { isDryRun: boolean }): string {
  const added = changes.filter(({ isNew }) => isNew).length;
  const rows = changes.map(({ slug, isNew, fields }) => [slug, isNew ? 'new' : fields.map(({ field }) => field).join(', ')]);
  const words = isDryRun ? ['would be added', 'would change'] : ['added', 'changed'];
  const summary = `${added} ${words[0] ?? ''}, ${changes.length - added} ${words[1] ?? ''}`;
  return rows.length === 0 ? 'Nothing differs from the stored services.' : `${tableText(['Service', 'Changes'], rows)}\n\n${summary}`;
}

/** The faults of a file, by line. */
export const faultsText = (faults: readonly RowFault[]): string =>
  [...faults.map(({ line, column, fault }) => `line ${line}, ${column}: ${fault}`), 'Nothing changed.'].join('\n');
