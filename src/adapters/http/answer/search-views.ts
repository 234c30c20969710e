import type { collegesContract } from '../../../contracts/colleges.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { ImportFacts } from '../../../domain/imports/import-facts.ts';
import { placePictureOf } from '../../../domain/colleges/place/place-picture.ts';
import { skylineOf } from '../../../domain/colleges/place/skyline.ts';
import { controlOf } from '../../../domain/colleges/college-values.ts';
import { COLLEGE_FLAGS, type CollegeRecord } from '../../../domain/colleges/college.ts';
import { shownPriceOf } from '../../../domain/colleges/price/net-price.ts';
import { swarmGroupOf } from '../../../domain/colleges/swarm/groups.ts';
import type { SwarmCollege } from '../../../domain/colleges/swarm/swarm-colleges.ts';
import { columnsOfDots } from '../../../domain/colleges/swarm/swarm-columns.ts';
import { behindText } from '../../../domain/order/rate-gate.ts';
import { awardOf, briefEarningsText, majorEarningsText } from '../../../domain/programs/major-earnings-text.ts';
import { recordOf } from '../../../domain/shared/collections.ts';
import type { Closure } from '../../../domain/colleges/kind/closures.ts';
import type { SimilarCollege } from '../../../domain/rankings/similar/similar.ts';
import type { Option, SearchAnswer, SearchHit, Suggestions } from '../../../domain/search/search-answer.ts';
import type { CollegeDetail } from '../../../domain/colleges/college-detail.ts';
import { pick } from './fields.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from './json.ts';
import { cardJson, collegeJson, withCard, withItems } from './views.ts';

type Contract = typeof collegesContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;
type WireHit = Wire<'search'>['items'][number];
type WireDetail = Wire<'bySlug'>;

export function searchJson(answer: SearchAnswer, dataVersion: string, names?: readonly string[]): Json<Wire<'search'>> {
  const { hits, total, unknown, page, perPage, facets, histograms, hiddenByMissing, majors, relax, understood, didYouMean } = answer;
  const chosen = majors?.map(({ code }) => code) ?? [];
  const items = hits.map((hit) => (names ? pickedHit(hit, names, chosen) : hitJson(hit, chosen)));
  const optional = {
    ...(majors && { majors }),
    ...(relax && { relax }),
    ...(understood && { understood }),
    ...(didYouMean && { didYouMean: didYouMean.map(optionView) }),
  };
  return withItems(items, { total, unknown, page, perPage, facets, histograms, hiddenByMissing, ...optional, dataVersion });
}

const KNOWN = json({ unknown: false });
const UNKNOWN = json({ unknown: true });

function hitJson(hit: SearchHit, chosen: readonly string[]): Json<WireHit> {
  const card = cardJson(hit.college);
  const found = foundView(hit, chosen);
  if (Object.keys(found).length === 0) return jsonMerge(card, hit.unknown ? UNKNOWN : KNOWN);
  return jsonMerge(card, json({ ...found, unknown: hit.unknown }));
}

/** What a search says of a college. `chosen`: the codes of the majors of the search. */
const foundView = ({ match, distance, awards, majorEarnings, matchScore, behind }: SearchHit, chosen: readonly string[]) => ({
  ...(match && { match }),
  ...(distance !== undefined && { distance: tenths(distance) }),
  ...(awards !== undefined && { awards }),
  ...(majorEarnings !== undefined && { majorEarnings: earningsView(majorEarnings, chosen) }),
  ...(matchScore !== undefined && { matchScore }),
  ...behindView(behind),
});

const earningsView = (
  earnings: NonNullable<SearchHit['majorEarnings']>,
  chosen: readonly string[],
): NonNullable<WireHit['majorEarnings']> => {
  const { figure, part, credential } = earnings;
  const [major, dollars] = [figure?.major.code ?? null, figure?.dollars ?? null];
  const [text, brief] = [majorEarningsText(earnings), briefEarningsText(earnings, chosen)];
  return { major, dollars, part, award: awardOf(credential), text, brief };
};

const behindView = (reason: SearchHit['behind']): Pick<WireHit, 'behind'> =>
  reason === undefined ? {} : { behind: { reason, text: behindText(reason) } };

const tenths = (miles: number): number => Math.round(miles * 10) / 10;

/** With `fields`, a hit has the chosen members only. The contract describes all of them, hence the cast. */
const pickedHit = (hit: SearchHit, names: readonly string[], chosen: readonly string[]): Json<WireHit> =>
  json({ ...pick(hit.college, names), ...foundView(hit, chosen), unknown: hit.unknown } as unknown as WireHit);

/** Colleges as a list, whole or with the chosen fields only. */
export const listJson = (colleges: readonly CollegeRecord[], names?: readonly string[]): Json<Wire<'list'>> =>
  jsonArray(colleges.map((college) => (names ? json(pick(college, names) as unknown as Wire<'byId'>) : collegeJson(college))));

export const suggestionsView = ({ options, didYouMean }: Suggestions): Wire<'suggest'> => ({
  options: options.map(optionView),
  didYouMean: didYouMean.map(optionView),
});

function optionView(option: Option): Wire<'suggest'>['options'][number] {
  if (option.kind === 'filter') return option;
  const { kind, college, match } = option;
  const { id, ipedsUnitId, name, slug, location: city, state } = college;
  return { kind, id, ipedsUnitId, name, slug, city, state, matched: match.kind, text: match.text };
}

/** A college on the map; none when its place is unknown. */
export function placesOf(college: CollegeRecord): Wire<'map'> {
  const { id, slug, name, location, state, latitude, longitude, type } = college;
  if (latitude === null || longitude === null) return [];
  const { value: netPrice, basis: priceBasis } = shownPriceOf(college);
  return [{ id, slug, name, location, state, lat: latitude, lng: longitude, control: controlOf(type), netPrice, priceBasis }];
}

/** Colleges as dots, as one list for each property. */
export const swarmView = (colleges: readonly SwarmCollege[], { hasIncomes }: { hasIncomes: boolean }): Wire<'swarm'> =>
  columnsOfDots(
    colleges.map(({ college, value, byIncome }) => {
      const { slug, name, location, state } = college;
      return { slug, name, location, state, kind: swarmGroupOf(college), value, ...(hasIncomes && byIncome && { byIncome }) };
    }),
  );

const linkJson = ({ slug, name, location, state }: CollegeRecord) => json({ slug, name, location, state });

const closureJson = ({ closed, kind, source, checked, isReviewed }: Closure) =>
  json<NonNullable<WireDetail['closure']>>({ closed, kind, source, checked, isReviewed });

export interface DetailParts {
  detail: CollegeDetail;
  imports: readonly ImportFacts[];
  similar: readonly SimilarCollege[];
  history: WireDetail['history'];
  changes: WireDetail['changes'];
  dataVersion: string;
}

/** The college page. */
export function detailJson({ detail, imports, similar, history, changes, dataVersion }: DetailParts): Json<WireDetail> {
  const { college, sameName, otherNames, successor, closure, netPrices, percentiles, peers, sharedBy, aidNote } = detail;
  const knownPrices = netPrices.flatMap(({ amount, ...price }) => (amount === null ? [] : [{ amount, ...price }]));
  return jsonObject<WireDetail>({
    college: collegeJson(college),
    sameName: jsonArray(sameName.map(linkJson)),
    otherNames: json(otherNames),
    successor: successor && linkJson(successor),
    closure: closure && closureJson(closure),
    netPrices: json(knownPrices),
    provenance: json(college.provenance as WireDetail['provenance']),
    imports: json(imports as WireDetail['imports']),
    percentiles: json(percentiles as WireDetail['percentiles']),
    history: json(history),
    changes: json(changes),
    peers: json(peers),
    sharedBy: json(sharedBy as WireDetail['sharedBy']),
    aidNote: aidNote === undefined ? undefined : json(aidNote),
    flags: json(recordOf(COLLEGE_FLAGS, (flag) => college[flag])),
    similar: jsonArray(similar.map(({ college: other, picks, reason }) => withCard(other, { picks: [...picks], reason }))),
    place: json(placePictureOf(college)),
    skyline: json(skylineOf(college)),
    dataVersion: json(dataVersion),
  });
}
