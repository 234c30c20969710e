import { foldName } from '../../shared/fold-name.ts';

/** Texts by which people know a college, several colleges or a group of them. Staff keep the entries in a file. */
export interface Nickname {
  /** Each text stands in one entry of its kind: "Penn State" is a college, and a system with many campuses. */
  texts: readonly string[];
  /** The colleges that are meant, most used first. The first college of a system is its flagship. */
  unitIds: readonly number[];
  kind: 'college' | 'system';
  /** The name of a system. It is no text. */
  name?: string;
  basis: NicknameBasis;
  /** The day of the last check. */
  checked: string;
}

/**
 * Why a text stands for a college: `own-site`, its own site uses it; `team-or-campus-use`, students, fans and the press use it;
 * `common-abbreviation`, the letters of its name; `flagship`, the name of a state means its main public university; `system`, the
 * colleges belong to the named group.
 */
export const NICKNAME_BASES = ['own-site', 'team-or-campus-use', 'common-abbreviation', 'flagship', 'system'] as const;
export type NicknameBasis = (typeof NICKNAME_BASES)[number];

/**
 * `empty`: a text without letters and digits, or no college. `duplicate`: the text, the name or the UNITID appears before. `unknown`: the catalog
 * does not have the UNITID. `unordered`: the first text comes before that of the former entry. `unnamed`: a system without a name.
 */
export type NicknameFaultKind = 'empty' | 'duplicate' | 'unknown' | 'unordered' | 'unnamed';

export interface NicknameFault {
  fault: NicknameFaultKind;
  /** The first text of the entry. */
  entry: string;
  /** The text or the UNITID at fault. */
  value: string;
}

/** Every fault of the entries, in their order. Equal texts are equal after folding. `unitIds` are those of the catalog. */
export function checkNicknames(entries: readonly Nickname[], unitIds: ReadonlySet<number>): NicknameFault[] {
  const seen = { college: new Set<string>(), system: new Set<string>() };
  let former = '';
  return entries.flatMap((nickname) => {
    const entry = nickname.texts[0] ?? '';
    const first = foldName(entry);
    const faults = [
      ...textFaults(nickname, seen[nickname.kind]),
      ...unitIdFaults(nickname, unitIds),
      ...(first < former ? [{ fault: 'unordered' as const, value: entry }] : []),
    ];
    former = first;
    return faults.map((fault) => ({ ...fault, entry }));
  });
}

type Fault = Omit<NicknameFault, 'entry'>;

/** Adds the texts and the name of the entry to `seen`. */
function textFaults({ texts, kind, name }: Nickname, seen: Set<string>): Fault[] {
  const faults: Fault[] = texts.length === 0 ? [{ fault: 'empty', value: 'texts' }] : [];
  for (const text of name === undefined ? texts : [...texts, name]) {
    const folded = foldName(text);
    if (folded === '') faults.push({ fault: 'empty', value: text });
    else if (seen.has(folded)) faults.push({ fault: 'duplicate', value: text });
    seen.add(folded);
  }
  if (kind === 'system' && name === undefined) faults.push({ fault: 'unnamed', value: 'name' });
  return faults;
}

function unitIdFaults({ unitIds }: Nickname, known: ReadonlySet<number>): Fault[] {
  if (unitIds.length === 0) return [{ fault: 'empty', value: 'unitIds' }];
  return unitIds.flatMap((unitId, index): Fault[] => [
    ...(unitIds.indexOf(unitId) < index ? [{ fault: 'duplicate' as const, value: String(unitId) }] : []),
    ...(known.has(unitId) ? [] : [{ fault: 'unknown' as const, value: String(unitId) }]),
  ]);
}
