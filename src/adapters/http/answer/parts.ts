/** What public answers show, in parts that change at different times. */
export type Part = 'catalog' | 'services' | 'texts';

/** The versions of the parts that an answer shows. It holds as long as they are the current ones. */
export type Versions = Readonly<Partial<Record<Part, string>>>;

const ALONE: readonly Part[] = ['catalog'];
/** The modules whose public answers are cached, and what they show. `texts` are nicknames, texts of lists and words for majors. */
const PARTS_OF: Readonly<Record<string, readonly Part[]>> = {
  colleges: ['catalog', 'texts'],
  dictionary: ALONE,
  majors: ['catalog', 'texts'],
  rankings: ['catalog', 'texts'],
  matching: ALONE,
  services: ['services'],
};

/** The parts that cached answers of a module show; undefined for modules whose answers are not cached. */
export const cachedPartsOf = (module: string): readonly Part[] | undefined => PARTS_OF[module];

/** The parts that a page shows after it has called these modules. */
export const pagePartsOf = (modules: Iterable<string>): Part[] => [
  ...new Set<Part>([...ALONE, ...[...modules].flatMap((module) => PARTS_OF[module] ?? [])]),
];

/** Only the versions of these parts. */
export const only = (versions: Versions, parts: readonly Part[]): Versions =>
  Object.fromEntries(parts.map((part) => [part, versions[part]]));

export const isCurrent = (shown: Versions, current: Versions): boolean =>
  Object.entries(shown).every(([part, version]) => current[part as Part] === version);

/** A text that differs when a part differs: the version of the catalog, "2026-11-21.3", and those of other parts with their names. */
export const versionText = (versions: Versions): string =>
  Object.entries(versions)
    .map(([part, version]) => (part === 'catalog' ? version : `${part}-${version}`))
    .join('_');
