import { foldName } from '../../shared/fold-name.ts';
import type { College } from '../college.ts';
import { domainLabel } from './domain-label.ts';
import type { Nickname, NicknameBasis } from './nicknames.ts';

/** A text that finds a college beside its name. `system` is a name of a group that the college belongs to. */
export interface OtherName {
  text: string;
  kind: OtherNameKind;
}

export const OTHER_NAME_KINDS = ['alias', 'former', 'domain', 'nickname', 'system'] as const;
export type OtherNameKind = (typeof OTHER_NAME_KINDS)[number];

/** Another name with the reason to believe it. The other kinds have a source of their own. */
export interface OriginatedName extends OtherName {
  /** Of nicknames, systems and the names of merged colleges. */
  basis?: NicknameBasis;
}

type NamedCollege = Pick<College, 'ipedsUnitId' | 'aliases' | 'formerNames' | 'website'>;

/** All other names of a college: aliases, former names, the label of its domain, and the nicknames that list its UNITID. */
export function otherNamesOf(college: NamedCollege, nicknames: readonly Nickname[]): OtherName[] {
  const listing = nicknamesOf(college, nicknames);
  return [
    ...ownNames(college),
    ...listing.flatMap(({ texts, kind, name, basis }): OtherName[] =>
      kind === 'college' ? texts.map(textOf(basis)) : [...(name === undefined ? [] : [name]), ...texts].map(systemText),
    ),
  ];
}

/** The other names, each with the reason to believe it. A system has one: its name. */
export function originatedNamesOf(college: NamedCollege, nicknames: readonly Nickname[]): OriginatedName[] {
  const listing = nicknamesOf(college, nicknames);
  return [
    ...ownNames(college),
    ...listing.flatMap(({ texts, kind, name, basis }): OriginatedName[] =>
      kind === 'college'
        ? texts.map((text) => ({ ...textOf(basis)(text), basis }))
        : [name ?? texts[0] ?? ''].map((text) => ({ ...systemText(text), basis })),
    ),
  ];
}

/** The name of a merged college is one that is no longer used. */
const textOf =
  (basis: NicknameBasis) =>
  (text: string): OtherName => ({ text, kind: basis === 'merged' ? 'former' : 'nickname' });
const systemText = (text: string): OtherName => ({ text, kind: 'system' });

const nicknamesOf = ({ ipedsUnitId }: NamedCollege, nicknames: readonly Nickname[]): Nickname[] =>
  nicknames.filter(({ unitIds }) => ipedsUnitId !== null && unitIds.includes(ipedsUnitId));

/** The names that the catalog has. */
function ownNames({ aliases, formerNames, website }: NamedCollege): OtherName[] {
  const label = domainLabel(website);
  return [
    ...aliases.flatMap(aliasParts).map((text): OtherName => ({ text, kind: 'alias' })),
    ...formerNames.map((text): OtherName => ({ text, kind: 'former' })),
    ...(label === undefined ? [] : [{ text: label, kind: 'domain' as const }]),
  ].filter(({ text }) => foldName(text) !== '');
}

/** An alias may be a list: "MIT, M.I.T.". */
const aliasParts = (alias: string): string[] => alias.split(/[,;|]/).map((part) => part.trim());
