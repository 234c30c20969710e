import type { WireOf } from '../../../contracts/endpoint.ts';
import type { favoritesContract } from '../../../contracts/favorites.contract.ts';
import type { FavoriteList } from '../../../domain/favorites/favorite.ts';
import type { Favorites, KeptCollege } from '../../../domain/favorites/favorites.use-cases.ts';
import { csvOf } from '../../../domain/shared/csv.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';
import { cardJson, cardOf } from '../answer/views.ts';

type Contract = typeof favoritesContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;
type WireFavorite = Wire<'add'>;

/** What people keep, over HTTP. Cards are joined from those that were encoded once. */
export function favoritesRoutes(favorites: Favorites): Handlers<Contract> {
  return {
    list: async ({ caller }) => new Reply(jsonArray((await favorites.all(caller.user.id)).map(favoriteJson))),
    async exportCsv({ caller: { user } }) {
      const [kept, lists] = await Promise.all([favorites.all(user.id), favorites.lists(user.id)]);
      return new Reply(favoritesCsv(kept, lists), CSV_HEADERS);
    },
    async merge({ caller, body }) {
      const { added, favorites: kept } = await favorites.merge(caller.user.id, body.collegeIds);
      return new Reply(jsonObject<Wire<'merge'>>({ added: json(added), favorites: jsonArray(kept.map(favoriteJson)) }));
    },
    async add({ caller, params }) {
      const { isNew, favorite } = await favorites.add(caller.user.id, params.collegeId);
      return new Reply(favoriteJson(favorite), [], isNew ? 201 : 200);
    },
    remove: ({ caller, params }) => favorites.remove(caller.user.id, params.collegeId),
    change: async ({ caller, params, body }) => new Reply(favoriteJson(await favorites.change(caller.user.id, params.collegeId, body))),

    lists: ({ caller }) => favorites.lists(caller.user.id),
    addList: ({ caller, body }) => favorites.addList(caller.user.id, body.name),
    changeList: ({ caller, params, body }) => favorites.changeList(caller.user.id, params.id, body),
    removeList: ({ caller, params }) => favorites.removeList(caller.user.id, params.id),
    async shared({ params }) {
      const { name, colleges } = await favorites.sharedList(params.token);
      return new Reply(jsonObject<Wire<'shared'>>({ name: json(name), colleges: jsonArray(colleges.map(cardJson)) }));
    },
  };
}

function favoriteJson({ college, createdAt, ...favorite }: KeptCollege): Json<WireFavorite> {
  const own = json({ ...favorite, createdAt: createdAt.toISOString() });
  return jsonMerge(own, jsonObject<Pick<WireFavorite, 'college'>>({ college: cardJson(college) }));
}

const CSV_HEADERS: readonly string[] = ['Content-Disposition', 'attachment; filename="favorites.csv"'];
const CSV_COLUMNS = [
  'college',
  'city',
  'state',
  'status',
  'list',
  'note',
  'keptSince',
  'unitId',
  'netPrice',
  'acceptanceRate',
  'graduationRate',
  'medianEarnings',
];

/** Figures in the units of the store. */
function favoritesCsv(kept: readonly KeptCollege[], lists: readonly FavoriteList[]) {
  const nameOf = new Map(lists.map(({ id, name }) => [id, name]));
  const rowOf = ({ college, status, listId, note, createdAt }: KeptCollege) => {
    const { netPrice, acceptanceRate, graduationRate, medianEarnings } = cardOf(college).figures;
    return {
      college: college.name,
      city: college.location,
      state: college.state,
      status,
      list: listId === null ? null : nameOf.get(listId),
      note,
      keptSince: createdAt.toISOString(),
      unitId: college.ipedsUnitId,
      netPrice: netPrice.value,
      acceptanceRate: acceptanceRate.value,
      graduationRate: graduationRate.value,
      medianEarnings: medianEarnings.value,
    };
  };
  return { type: 'text/csv; charset=utf-8; header=present', rows: () => csvOf(CSV_COLUMNS, kept.map(rowOf)) };
}
