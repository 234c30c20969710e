import type { WireOf } from '../../../contracts/endpoint.ts';
import type { favoritesContract } from '../../../contracts/favorites.contract.ts';
import type { FavoriteList } from '../../../domain/favorites/favorite.ts';
import type { Favorites, FavoriteCollege } from '../../../domain/favorites/favorites.use-cases.ts';
import { knownNetPriceOf } from '../../../domain/colleges/price/net-price.ts';
import { json, jsonArray, jsonObject, type Json } from '../answer/json.ts';
import { csvReply, Reply } from '../answer/reply.ts';
import { cardJson, cardOf, withCard } from '../answer/views.ts';
import type { Handlers } from '../mount.ts';

type Contract = typeof favoritesContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;

export function favoritesRoutes(favorites: Favorites): Handlers<Contract> {
  return {
    list: async ({ caller }) => new Reply(jsonArray((await favorites.all(caller.user.id)).map(favoriteJson))),
    async exportCsv({ caller: { user } }) {
      const [saved, lists] = await Promise.all([favorites.all(user.id), favorites.lists(user.id)]);
      return csvReply('favorites', CSV_COLUMNS, csvRows(saved, lists));
    },
    async merge({ caller, body }) {
      const { added, favorites: all } = await favorites.merge(caller.user.id, body.collegeIds, majorsIn(body.majors));
      return new Reply(jsonObject<Wire<'merge'>>({ added: json(added), favorites: jsonArray(all.map(favoriteJson)) }));
    },
    async add({ caller, params, query }) {
      const { isNew, favorite } = await favorites.add(caller.user.id, params.collegeId, query.major);
      return new Reply(favoriteJson(favorite), [], isNew ? 201 : 200);
    },
    remove: ({ caller, params }) => favorites.remove(caller.user.id, params.collegeId),
    change: async ({ caller, params, body }) => new Reply(favoriteJson(await favorites.change(caller.user.id, params.collegeId, body))),

    lists: ({ caller }) => favorites.lists(caller.user.id),
    addList: ({ caller, body }) => favorites.addList(caller.user.id, body),
    changeList: ({ caller, params, body }) => favorites.changeList(caller.user.id, params.id, body),
    removeList: ({ caller, params }) => favorites.removeList(caller.user.id, params.id),
    async shared({ params }) {
      const { name, colleges } = await favorites.sharedList(params.token);
      return new Reply(jsonObject<Wire<'shared'>>({ name: json(name), colleges: jsonArray(colleges.map(cardJson)) }));
    },
  };
}

const majorsIn = (byCollege: Readonly<Record<string, string>> = {}): Map<number, string> =>
  new Map(Object.entries(byCollege).map(([id, code]) => [Number(id), code]));

const favoriteJson = ({ college, createdAt, ...favorite }: FavoriteCollege): Json<Wire<'add'>> =>
  withCard(college, { ...favorite, createdAt: createdAt.toISOString() });

const CSV_COLUMNS = [
  'college',
  'city',
  'state',
  'status',
  'major',
  'lists',
  'note',
  'keptSince',
  'unitId',
  'netPrice',
  'stickerPrice',
  'acceptanceRate',
  'graduationRate',
  'medianEarnings',
];

/** Figures have the units of the store. */
function csvRows(saved: readonly FavoriteCollege[], lists: readonly FavoriteList[]) {
  const listNames = new Map(lists.map(({ id, name }) => [id, name]));
  return saved.map(({ college, status, major, listIds, note, createdAt }) => {
    const { acceptanceRate, graduationRate, medianEarnings } = cardOf(college).figures;
    return {
      college: college.name,
      city: college.location,
      state: college.state,
      status,
      major: major?.name ?? null,
      lists: listIds.flatMap((id) => listNames.get(id) ?? []).join('; '),
      note,
      keptSince: createdAt.toISOString(),
      unitId: college.ipedsUnitId,
      netPrice: knownNetPriceOf(college),
      stickerPrice: college.annualCost,
      acceptanceRate: acceptanceRate.value,
      graduationRate: graduationRate.value,
      medianEarnings: medianEarnings.value,
    };
  });
}
