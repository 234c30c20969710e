import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { favoritesContract } from '../../../contracts/favorites.contract.ts';
import { MAX_FAVORITES } from '../../../domain/favorites/favorite.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { seedColleges, type FavoriteWire, type MergeWire } from '../testing/favorites.fixture.ts';

const COLLEGES = MAX_FAVORITES + 2;
const FORMULA = COLLEGES - 1;
const CLOSED = COLLEGES;

const ada = useSignedInUser({
  async seed(db) {
    await seedColleges(db, COLLEGES);
    await db('colleges').where({ id: FORMULA }).update({ net_price_public: null, annual_cost: 41_338 });
  },
});

const add = (collegeId: number, as = ada.token) => ada.call('PUT', `/api/favorites/${collegeId}`, undefined, as);
const change = (collegeId: number, body: unknown) => ada.call('PATCH', `/api/favorites/${collegeId}`, body);
const merge = (collegeIds: number[]) => ada.call('POST', '/api/favorites/merge', { collegeIds });
const all = (as = ada.token) => ada.read<FavoriteWire[]>('/api/favorites', as);
const idsOf = (favorites: FavoriteWire[]) => favorites.map(({ collegeId }) => collegeId);
const fitting = <S extends z.ZodType>(schema: S, value: unknown) => schema.parse(value);

/** Saves the first colleges. */
const fill = (count: number) =>
  ada.app.db('user_favorites').insert(Array.from({ length: count }, (_, index) => ({ user_id: ada.user.id, college_id: index + 1 })));

describe('PUT /api/favorites/:collegeId', () => {
  it('saves a college once: 201, then 200 with the same favorite', async () => {
    const first = await add(1);
    const favorite = (await first.json()) as FavoriteWire;
    expect(first.status).toBe(201);
    expect(favorite).toMatchObject({ collegeId: 1, note: '', status: 'considering', listIds: [], position: 0 });
    expect(favorite.college.name).toBe('College 1');
    fitting(favoritesContract.add.response, favorite);

    const again = await add(1);
    expect([again.status, await again.json()]).toEqual([200, favorite]);
    expect(await all()).toEqual([favorite]);
  });

  it('saves one favorite when it is called twelve times at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => add(2)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(idsOf(await all())).toEqual([2]);
  });

  it('takes only colleges of the catalog, closed ones included', async () => {
    await expectFailure(await add(99_999), 404, 'There is no such college.');
    expect((await add(CLOSED)).status).toBe(201);
    expect(idsOf(await all())).toEqual([CLOSED]);
    expect((await ada.call('PUT', '/api/favorites/abc')).status).toBe(400);
  });

  it(`refuses more than ${MAX_FAVORITES} favorites, also when calls come at once`, async () => {
    await fill(MAX_FAVORITES - 1);
    const responses = await Promise.all([add(FORMULA), add(CLOSED), add(MAX_FAVORITES)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    await expectFailure(
      await add(idsOf(await all()).includes(CLOSED) ? FORMULA : CLOSED),
      422,
      'You can save up to 500 colleges. Remove some first.',
    );
    expect((await add(1)).status).toBe(200);
    expect(await all()).toHaveLength(MAX_FAVORITES);
  });
});

describe('the major of a favorite', () => {
  const NURSING = { code: '51.38', name: 'Nursing' };
  const save = (collegeId: number, major: string) => ada.call('PUT', `/api/favorites/${collegeId}?major=${major}`);
  const majors = async () => Object.fromEntries((await all()).map(({ collegeId, major }) => [collegeId, major]));

  it('is kept with the college, and replaced by the next one', async () => {
    const favorite = (await (await save(1, '51.38')).json()) as FavoriteWire;
    fitting(favoritesContract.add.response, favorite);
    expect(favorite.major).toEqual(NURSING);
    await add(1);
    await add(2);
    expect(await majors()).toEqual({ 1: NURSING, 2: null });
    expect((await save(1, '11.0701')).status).toBe(200);
    expect((await majors())[1]?.code).toBe('11.0701');
  });

  it('is changed and removed by its owner, and stays when another field changes', async () => {
    await add(1);
    expect((await change(1, { major: '51.38' })).status).toBe(200);
    await change(1, { note: 'Near the sea' });
    expect(await majors()).toEqual({ 1: NURSING });
    await change(1, { major: null });
    expect(await majors()).toEqual({ 1: null });
  });

  it.each(['nursing', '5138', '51.38,11.07', '51.3'])('is a code of the CIP: %s is not', async (major) => {
    await add(1);
    const fault = { errors: [{ path: 'major', message: 'A CIP code like 51, 51.38 or 51.3801' }] };
    for (const response of [await save(2, major), await change(1, { major })]) {
      expect([response.status, await response.json()]).toMatchObject([400, fault]);
    }
    expect(await majors()).toEqual({ 1: null });
  });

  it('is a known one', async () => {
    await add(1);
    for (const response of [await save(2, '98.7654'), await change(1, { major: '98.7654' })]) {
      const fault = { code: 'major.unknown', errors: [{ path: 'major', message: 'No major has this code.' }] };
      expect([response.status, await response.json()]).toMatchObject([400, fault]);
    }
    expect(await majors()).toEqual({ 1: null });
  });

  it('comes with a merge: that of the browser wins where it has one', async () => {
    await save(1, '11.07');
    await save(2, '11.07');
    const given = { 1: '51.38', 3: '51.38', 4: '98.7654', 5: '51.38' };
    const merged = await ada.call('POST', '/api/favorites/merge', { collegeIds: [1, 2, 3, 4], majors: given });
    fitting(favoritesContract.merge.response, await merged.json());
    expect(await majors()).toMatchObject({ 1: NURSING, 2: { code: '11.07' }, 3: NURSING, 4: null });
    expect((await ada.call('POST', '/api/favorites/merge', { collegeIds: [1], majors: { 1: 'x' } })).status).toBe(400);
    expect((await ada.call('POST', '/api/favorites/merge', { collegeIds: [1], majors: { x: '51' } })).status).toBe(400);
  });

  it('of another person stays', async () => {
    const other = await ada.app.register();
    await ada.call('PUT', '/api/favorites/1?major=51', undefined, other.token);
    await save(1, '51.38');
    await change(1, { major: null });
    expect((await all(other.token))[0]?.major).toMatchObject({ code: '51' });
  });

  it('has a form that the table checks', async () => {
    const row = { user_id: ada.user.id, college_id: 1, major: '5138' };
    await expect(ada.app.db('user_favorites').insert(row)).rejects.toThrow('user_favorites_major_check');
  });
});

describe('GET /api/favorites', () => {
  it('lists the user’s favorites, newest first', async () => {
    const other = await ada.app.register();
    await add(3, other.token);
    for (const id of [1, CLOSED, 2]) await add(id);
    const favorites = await all();
    expect(idsOf(favorites)).toEqual([2, CLOSED, 1]);
    fitting(favoritesContract.list.response, favorites);
    expect(idsOf(await all(other.token))).toEqual([3]);
  });

  it('requires a session, and its answer is never stored', async () => {
    expect((await ada.app.get('/api/favorites')).status).toBe(401);
    expect((await ada.call('GET', '/api/favorites')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('DELETE /api/favorites/:collegeId', () => {
  it('returns 204 for any college, and leaves favorites of others', async () => {
    const other = await ada.app.register();
    await Promise.all([add(1), add(1, other.token)]);
    for (const id of [1, 1, 99_999]) expect((await ada.call('DELETE', `/api/favorites/${id}`)).status).toBe(204);
    expect([await all(), idsOf(await all(other.token))]).toEqual([[], [1]]);
  });
});

describe('PATCH /api/favorites/:collegeId', () => {
  it('changes the given members and leaves the others', async () => {
    await add(1);
    await change(1, { note: 'Ask about aid', status: 'applied' });
    const changed = await change(1, { position: 4 });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ note: 'Ask about aid', status: 'applied', position: 4 });
    expect(await (await change(1, {})).json()).toMatchObject({ note: 'Ask about aid', status: 'applied', position: 4 });
  });

  it.each([{ status: 'dreaming' }, { note: 'x'.repeat(1_001) }, { position: -1 }, { userId: 1 }, { listId: 1 }, { listIds: [1] }])(
    'refuses %j',
    async (body) => {
      await add(1);
      expect((await change(1, body)).status).toBe(400);
    },
  );

  it('returns 404 for a favorite of someone else', async () => {
    const other = await ada.app.register();
    await add(1, other.token);
    await expectFailure(await change(1, { note: 'mine' }), 404, 'This college is not in your favorites.');
    expect((await all(other.token))[0]?.note).toBe('');
  });
});

describe('POST /api/favorites/merge', () => {
  it('adds new favorites in the given order, and skips the others', async () => {
    await add(2);
    const response = await merge([5, 2, 99_999, 1, 5]);
    const merged = (await response.json()) as MergeWire;
    fitting(favoritesContract.merge.response, merged);
    expect([response.status, merged.added, idsOf(merged.favorites)]).toEqual([200, 2, [1, 5, 2]]);
    expect((await (await merge([5, 2, 1])).json()) as MergeWire).toMatchObject({ added: 0 });
    expect(idsOf(await all())).toEqual([1, 5, 2]);
  });

  it('takes at most fifty ids of colleges', async () => {
    expect((await merge(Array.from({ length: 50 }, (_, index) => index + 1))).status).toBe(200);
    expect((await merge(Array.from({ length: 51 }, (_, index) => index + 1))).status).toBe(400);
    expect((await merge([1.5])).status).toBe(400);
    expect((await merge([-1])).status).toBe(400);
  });

  it('adds all favorites or none', async () => {
    await fill(MAX_FAVORITES - 1);
    expect((await merge([FORMULA, CLOSED])).status).toBe(422);
    expect(await all()).toHaveLength(MAX_FAVORITES - 1);
    expect((await (await merge([1, 2, FORMULA])).json()) as MergeWire).toMatchObject({ added: 1 });
  });

  it('saves each college once when several browsers call it at once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    const statuses = (await Promise.all([merge(ids), merge(ids.toReversed()), merge(ids)])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(idsOf(await all()).sort((a, b) => a - b)).toEqual(ids);
  });
});

describe('GET /api/favorites/export.csv', () => {
  it('has a row with figures for each college, and no cell that a spreadsheet would execute', async () => {
    const list = (await (await ada.call('POST', '/api/favorite-lists', { name: '+Dream' })).json()) as { id: number };
    await ada.call('PUT', '/api/favorites/1?major=51.38');
    await add(FORMULA);
    await change(1, { note: '=1+1, "quoted"\nsecond line', status: 'admitted' });
    await ada.call('PATCH', `/api/favorite-lists/${list.id}`, { add: [1] });
    await ada.call('POST', '/api/favorite-lists', { name: 'Near', collegeIds: [1] });
    const response = await ada.call('GET', '/api/favorites/export.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="favorites.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const rows: Record<string, string>[] = parse(await response.text(), { columns: true });
    expect(rows).toEqual([
      expect.objectContaining({
        college: `'=HYPERLINK("x")`,
        status: 'considering',
        major: '',
        lists: '',
        note: '',
        netPrice: '',
        stickerPrice: '41338',
      }),
      expect.objectContaining({
        college: 'College 1',
        city: 'Springfield',
        state: 'AL',
        status: 'admitted',
        major: 'Nursing',
        lists: "'+Dream; Near",
        note: `'=1+1, "quoted"\nsecond line`,
        unitId: '100001',
        netPrice: '9000',
        graduationRate: '',
      }),
    ]);
    expect(rows[0]?.['keptSince']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});
