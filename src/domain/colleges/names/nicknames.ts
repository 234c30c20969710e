import { foldName } from '../../shared/fold-name.ts';

export const NICKNAME_KINDS = ['college', 'system'] as const;

/** Texts by which people know a college, several colleges or a group of them. Staff edit the entries. */
export interface Nickname {
  /** Each text stands in one entry of its kind: "Penn State" is a college, and a system with many campuses. */
  texts: readonly string[];
  /** The colleges that are meant, most used first. The first college of a system is its flagship. */
  unitIds: readonly number[];
  kind: (typeof NICKNAME_KINDS)[number];
  /** The name of a system. It is no text. */
  name?: string;
  basis: NicknameBasis;
  /** The day of the last check. */
  checked: string;
}

/**
 * Why a text stands for a college: `own-site`, its own site uses it; `team-or-campus-use`, students, fans and the press use it;
 * `common-abbreviation`, the letters of its name; `flagship`, the name of a state means its main public university; `system`, the
 * colleges belong to the named group; `merged`, it is the name of a college that became a part of this one.
 */
export const NICKNAME_BASES = ['own-site', 'team-or-campus-use', 'common-abbreviation', 'flagship', 'system', 'merged'] as const;
export type NicknameBasis = (typeof NICKNAME_BASES)[number];

/**
 * `empty`: a text without letters and digits, or no college. `duplicate`: the text, the name or the UNITID appears before. `unknown`: the catalog
 * does not have the UNITID. `unordered`: the first text comes before that of the former entry. `unnamed`: a system without a name.
 * `named`: a college entry with a name.
 */
export type NicknameFaultKind = 'empty' | 'duplicate' | 'unknown' | 'unordered' | 'unnamed' | 'named';

export interface NicknameFault {
  fault: NicknameFaultKind;
  /** The first text of the entry. */
  entry: string;
  /** The text or the UNITID at fault. */
  value: string;
}

/** Every fault of the entries, in their order. Equal texts are equal after folding. `unitIds` are those of the catalog. */
export function checkNicknames(entries: readonly Nickname[], unitIds: ReadonlySet<number>): NicknameFault[] {
  const taken = noTexts();
  let former = '';
  return entries.flatMap((nickname) => {
    const entry = nickname.texts[0] ?? '';
    const first = foldName(entry);
    const faults = faultsOfEntry(nickname, taken, unitIds);
    if (first < former) faults.push({ field: 'texts', fault: 'unordered', value: entry });
    former = first;
    take(taken, nickname);
    return faults.map(({ fault, value }) => ({ fault, entry, value }));
  });
}

/** The entries in the order of their first texts, as the search expects them. */
export function inOrderOfTexts(entries: readonly Nickname[]): Nickname[] {
  const keyed = entries.map((nickname) => ({ nickname, key: foldName(nickname.texts[0] ?? '') }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ nickname }) => nickname);
}

/** The texts and names of entries by kind, folded, each with the first text of its entry. */
export type TakenTexts = Readonly<Record<Nickname['kind'], Map<string, string>>>;

export const noTexts = (): TakenTexts => ({ college: new Map(), system: new Map() });

/** Adds the texts and the name of an entry. */
export function take(taken: TakenTexts, nickname: Nickname): void {
  for (const text of allTexts(nickname)) taken[nickname.kind].set(foldName(text), nickname.texts[0] ?? '');
}

/** A fault of one entry, at one of its fields. */
export interface EntryFault extends Omit<NicknameFault, 'entry'> {
  field: 'texts' | 'name' | 'unitIds';
}

/** The faults of an entry beside others, apart from their order. */
export const faultsOfEntry = (nickname: Nickname, taken: TakenTexts, unitIds: ReadonlySet<number>): EntryFault[] => [
  ...textFaults(nickname, taken),
  ...nameFaults(nickname),
  ...unitIdFaults(nickname, unitIds),
];

const allTexts = ({ texts, name }: Nickname): readonly string[] => (name === undefined ? texts : [...texts, name]);

function textFaults(nickname: Nickname, taken: TakenTexts): EntryFault[] {
  const { texts, kind } = nickname;
  const faults: EntryFault[] = texts.length === 0 ? [{ field: 'texts', fault: 'empty', value: 'texts' }] : [];
  const seen = new Set<string>();
  for (const [index, text] of allTexts(nickname).entries()) {
    const field = index < texts.length ? 'texts' : 'name';
    const folded = foldName(text);
    if (folded === '') faults.push({ field, fault: 'empty', value: text });
    else if (seen.has(folded) || taken[kind].has(folded)) faults.push({ field, fault: 'duplicate', value: text });
    seen.add(folded);
  }
  return faults;
}

function nameFaults({ kind, name }: Nickname): EntryFault[] {
  if (kind === 'system' && name === undefined) return [{ field: 'name', fault: 'unnamed', value: 'name' }];
  return kind === 'college' && name !== undefined ? [{ field: 'name', fault: 'named', value: name }] : [];
}

function unitIdFaults({ unitIds }: Nickname, known: ReadonlySet<number>): EntryFault[] {
  const field = 'unitIds';
  if (unitIds.length === 0) return [{ field, fault: 'empty', value: 'unitIds' }];
  return unitIds.flatMap((unitId, index): EntryFault[] => [
    ...(unitIds.indexOf(unitId) < index ? [{ field, fault: 'duplicate' as const, value: String(unitId) } as const] : []),
    ...(known.has(unitId) ? [] : [{ field, fault: 'unknown' as const, value: String(unitId) } as const]),
  ]);
}
