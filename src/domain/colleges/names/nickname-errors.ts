import type { FieldFault } from '../../shared/domain-error.ts';
import { foldName } from '../../shared/fold-name.ts';
import { faultsOfEntry, noTexts, take, type EntryFault, type Nickname } from './nicknames.ts';

/**
 * What is wrong with changed entries beside the others of the catalog, for the person who changes them, at the fields of an entry.
 * Several entries are named in the messages. `unitIds` are those of the catalog.
 */
export function nicknameErrors(changed: readonly Nickname[], others: readonly Nickname[], unitIds: ReadonlySet<number>): FieldFault[] {
  const taken = noTexts();
  for (const other of others) take(taken, other);
  return changed.flatMap((nickname) => {
    const faults = faultsOfEntry(nickname, taken, unitIds).map((fault) => ({
      path: fault.field,
      message:
        (changed.length > 1 ? `“${nickname.texts[0] ?? ''}”: ` : '') + messageOf(fault, taken[nickname.kind].get(foldName(fault.value))),
    }));
    take(taken, nickname);
    return faults;
  });
}

/** `owner` is the first text of another entry with the same text. */
function messageOf({ field, fault, value }: EntryFault, owner: string | undefined): string {
  switch (fault) {
    case 'empty':
      return field === 'unitIds' ? 'Choose a college' : `“${value}” has no letter and no digit`;
    case 'duplicate':
      if (field === 'unitIds') return `UNITID ${value} appears twice`;
      return owner === undefined ? `“${value}” appears twice` : `The entry “${owner}” of the same kind has “${value}”`;
    case 'unknown':
      return `The catalog has no college with UNITID ${value}`;
    case 'unordered':
      return `“${value}” is out of order`;
    case 'unnamed':
      return 'A system needs a name';
    case 'named':
      return 'Only a system has a name';
  }
}
