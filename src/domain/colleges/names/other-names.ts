import { foldName } from '../../shared/fold-name.ts';
import type { College } from '../college.ts';
import { domainLabel } from './domain-label.ts';
import type { Nickname, NicknameBasis } from './nicknames.ts';

/** A text that finds a college beside its name. `system` is a name of a group that the college belongs to. */
export interface OtherName {
  text: string;
  kind: 'alias' | 'former' | 'domain' | 'nickname' | 'system';
}

/** Another name with the reason to believe it. The other kinds have a source of their own. */
export interface OriginatedName extends OtherName {
  /** Of kinds `nickname` and `system` only. */
  basis?: NicknameBasis;
}

type NamedCollege = Pick<College, 'ipedsUnitId' | 'aliases' | 'formerNames' | 'website'>;

/** All other names of a college: aliases, former names, the label of its domain, and the nicknames that list its UNITID. */
export function otherNamesOf(college: NamedCollege, nicknames: readonly Nickname[]): OtherName[] {
  return originatedNamesOf(college, nicknames).map(({ text, kind }) => ({ text, kind }));
}

/** The same names, each with the reason to believe it. */
export function originatedNamesOf(college: NamedCollege, nicknames: readonly Nickname[]): OriginatedName[] {
  const { ipedsUnitId, aliases, formerNames, website } = college;
  const label = domainLabel(website);
  const own = nicknames.filter(({ unitIds }) => ipedsUnitId !== null && unitIds.includes(ipedsUnitId));
  return [
    ...aliases.flatMap(aliasParts).map((text): OtherName => ({ text, kind: 'alias' })),
    ...formerNames.map((text): OtherName => ({ text, kind: 'former' })),
    ...(label === undefined ? [] : [{ text: label, kind: 'domain' as const }]),
    ...own.flatMap(nicknameTexts),
  ].filter(({ text }) => foldName(text) !== '');
}

/** An alias may be a list: "MIT, M.I.T.". */
const aliasParts = (alias: string): string[] => alias.split(/[,;|]/).map((part) => part.trim());

function nicknameTexts({ texts, kind, name, basis }: Nickname): OriginatedName[] {
  if (kind === 'college') return texts.map((text) => ({ text, kind: 'nickname', basis }));
  return [...(name === undefined ? [] : [name]), ...texts].map((text) => ({ text, kind: 'system', basis }));
}
