import type { ProgramIndex } from '../programs/program-index.ts';
import { withShortNames } from '../colleges/identity/short-names.ts';
import { DomainError } from '../shared/domain-error.ts';
import { withPauses, type Steps } from '../shared/steps.ts';
import { catalogInSteps, type Catalog } from './catalog.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { ImportsById } from '../imports/import-facts.ts';
import { applyClosures, type AppliedClosure } from '../colleges/kind/closures.ts';
import type { ComparedFigure } from '../colleges/percentiles.ts';
import type { SwarmCollege } from '../colleges/swarm/swarm-colleges.ts';
import type { Nickname } from '../colleges/names/nicknames.ts';
import { reportNicknames, type NicknameReport } from '../colleges/names/nickname-report.ts';
import { majorFinderInSteps } from '../majors/major-finder.ts';
import { withStaffWords, type StaffWord } from '../majors/staff-words.ts';
import type { MajorWords } from './intents/major-words.ts';
import type { CollegesPorts } from './search.ports.ts';
import { MAX_COMPARED, type Comparison } from '../colleges/comparison.ts';
import type { ListAnswer, SearchAnswer, Suggestions } from './search-answer.ts';
import type { CollegeDetail } from '../colleges/college-detail.ts';
import type { Given } from './given-orders.ts';
import type { SearchQuery } from './params.ts';
import { knownPlace } from './places/known-place.ts';
import type { Places } from './selection.ts';

const MAX_SUGGESTIONS = 8;
const MAX_ON_MAP = 5_000;

/** What readers see. It is replaced as a whole. */
interface Shown {
  catalog: Catalog;
  /** What the closures do to the catalog. */
  effects: readonly AppliedClosure[];
  imports: ImportsById;
  textsVersion: string;
  nicknames: readonly Nickname[];
  listTexts: ReadonlyMap<string, string>;
  staffWords: readonly StaffWord[];
  /** The vocabulary with the words of staff. */
  words: MajorWords;
}

/** Reads the catalog in memory: search, lists, suggestions, map, details, comparison. */
export function createColleges({ store, vocabulary, zips, pause }: CollegesPorts) {
  let shown: Shown | undefined;

  const loaded = (): Shown => {
    if (!shown) throw new DomainError('unavailable', 'catalog.loading', 'The catalog is being loaded. Try again in a moment.');
    return shown;
  };
  const current = (): Catalog => loaded().catalog;

  const load = async (dataVersion: string, textsVersion: string): Promise<Shown> => {
    const closures = await store.closures();
    const imports = await store.imports();
    const nicknames = await store.nicknames();
    const listTexts = await store.listTexts();
    const staffWords = await store.staffWords();
    const words = await withPauses(wordsInSteps(vocabulary.words(), staffWords), pause);
    const teaching = { awards: await store.awards(), words };
    const { colleges, effects } = applyClosures(await store.all(), closures);
    await pause();
    const holding = effects.filter(({ effect }) => effect === 'applied' || effect === 'confirmed').map(({ closure }) => closure);
    const catalog = await withPauses(catalogInSteps(withShortNames(colleges, nicknames), dataVersion, holding, nicknames, teaching), pause);
    return { catalog, effects, imports, textsVersion, nicknames, listTexts, staffWords, words };
  };
  /** The same colleges with other texts. */
  const loadTexts = async (known: Shown, textsVersion: string): Promise<Shown> => {
    const staffWords = await store.staffWords();
    const isReworded = JSON.stringify(staffWords) !== JSON.stringify(known.staffWords);
    const words = isReworded ? await withPauses(wordsInSteps(vocabulary.words(), staffWords), pause) : known.words;
    const nicknames = await store.nicknames();
    const listTexts = await store.listTexts();
    const isRenamed = isReworded || JSON.stringify(nicknames) !== JSON.stringify(known.nicknames);
    const catalog = isRenamed ? await withPauses(known.catalog.withTexts(nicknames, words), pause) : known.catalog;
    return { ...known, catalog, textsVersion, nicknames, listTexts, staffWords, words };
  };

  const placesOf = ({ zip, near, home }: SearchQuery): Places => ({
    ...(zip !== undefined && !near && { zip: knownPlace(zip, zips.locate(zip), 'zip') }),
    // A state needs no place.
    ...(home !== undefined && /^\d/.test(home) && { home: knownPlace(home, zips.locate(home), 'home') }),
  });

  const named = (code: string) => ({ code, name: vocabulary.words().majors.nameOf(code) ?? code });

  const found = (college: CollegeRecord | undefined): CollegeRecord => {
    if (!college) throw new DomainError('not-found', 'college.not-found', 'There is no such college.');
    return college;
  };

  return {
    /** Reloads what changed: the whole catalog, or its texts alone. Readers see the former state until all is ready. */
    async refresh(): Promise<string> {
      const textsVersion = await store.textsVersion();
      const dataVersion = await store.dataVersion();
      if (shown?.catalog.dataVersion !== dataVersion) shown = await load(dataVersion, textsVersion);
      else if (shown.textsVersion !== textsVersion) shown = await loadTexts(shown, textsVersion);
      return dataVersion;
    },
    isReady: (): boolean => shown !== undefined,
    dataVersion: (): string => current().dataVersion,
    /** Of the nicknames, the texts of lists and the words for majors. */
    textsVersion: (): string => loaded().textsVersion,
    /** The imports in effect, by number. */
    imports: (): ImportsById => shown?.imports ?? new Map(),
    /** The vocabulary of majors with the words of staff. Those of the seeds alone until the catalog is loaded. */
    majorWords: (): MajorWords => shown?.words ?? vocabulary.words(),
    /** What staff wrote about a ready-made list. */
    listText: (list: string): string | undefined => shown?.listTexts.get(list),
    /** The closures that staff know, each with its effect on this catalog. */
    closures: (): readonly AppliedClosure[] => shown?.effects ?? [],
    /** The nicknames that staff keep, the colleges that they mean in this catalog, and their faults. */
    nicknames: (): NicknameReport => reportNicknames(shown?.nicknames ?? [], (unitId) => current().byUnitId(unitId)),
    /** Whether a college, listed or not, has this slug. False for former slugs and while the catalog is loading. */
    isSlug: (slug: string): boolean => shown?.catalog.bySlug(slug)?.slug === slug,
    /** Every listed college, in suggested order. The same array until the data version changes. */
    listed: (): readonly CollegeRecord[] => current().listed,

    /** `given` adds what the sort keys `match` and `majorEarnings` need. */
    search(query: SearchQuery, given?: Given): SearchAnswer {
      const answer = current().search(query, placesOf(query), given);
      return query.major === undefined ? answer : { ...answer, majors: query.major.map(named) };
    },
    list: (query: SearchQuery, slice: { offset: number; limit: number }, given?: Given): ListAnswer =>
      current().list(query, slice, placesOf(query), given),
    map: (query: SearchQuery): CollegeRecord[] => current().list(query, { offset: 0, limit: MAX_ON_MAP }, placesOf(query)).colleges,
    /** The colleges that one picture draws as dots. */
    swarm: (figure: ComparedFigure): SwarmCollege[] => current().swarm(figure),
    /** What the listed colleges teach. The same index until the data version changes. */
    programs: (): ProgramIndex => current().programs,
    featured: (): CollegeRecord[] => current().featured(),
    /** `only` leaves out searches. */
    suggest: (text: string, only?: 'colleges'): Suggestions => current().suggest(text, MAX_SUGGESTIONS, only),

    byId: (id: number): CollegeRecord => found(current().byId(id)),
    /** The colleges with these ids, in the given order. Unknown ids are skipped. */
    byIds: (ids: readonly number[]): CollegeRecord[] => ids.map((id) => current().byId(id)).filter((college) => college !== undefined),
    /** By slug, former slug or UNITID; the case of a slug does not matter. Old links and data engineers use UNITIDs. */
    bySlug(slug: string): CollegeDetail {
      const college = current().bySlug(slug.toLowerCase()) ?? (/^\d{6,8}$/.test(slug) ? current().byUnitId(Number(slug)) : undefined);
      return current().detail(found(college));
    },
    /** At most six colleges, in the given order. An id is an Alma id or a UNITID. */
    compare(ids: readonly number[]): Comparison {
      if (ids.length > MAX_COMPARED) {
        const message = `At most ${MAX_COMPARED} colleges can be compared`;
        throw new DomainError('invalid', 'compare.too-many', message, [{ path: 'ids', message }]);
      }
      return current().compare(ids.map((id) => found(current().byUnitId(id) ?? current().byId(id))));
    },
  };
}

/** The vocabulary of the seeds with the words of staff, and its finder. */
function* wordsInSteps(seeds: MajorWords, staffWords: readonly StaffWord[]): Steps<MajorWords> {
  if (staffWords.length === 0) return seeds;
  const majors = withStaffWords(seeds.majors, staffWords);
  yield;
  return { majors, finder: yield* majorFinderInSteps(majors) };
}

export type Colleges = ReturnType<typeof createColleges>;
