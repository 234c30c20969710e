import { createLocalRateLimits } from '../request/local-rate-limits.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

describe('format=csv', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('returns all matches in the units of the store, with the chosen columns', async () => {
    const response = await app.get('/api/colleges/search?format=csv&fields=id,name,netPricePrivate,graduationRate,control&sort=name:asc');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="colleges.csv"');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('id,name,netPricePrivate,graduationRate,control');
    expect(lines).toHaveLength(7);
    expect(lines).toContain('1,Auburn University,,0.8,public');
    expect(lines).toContain('3,Berea College,-300,,private_nonprofit');
    expect(lines).toContain(`4,"'=Formula, ""College""",,,private_for_profit`);
  });

  it('has words and rounded values for people', async () => {
    const fields = 'name,netPricePrivate,graduationRate,isHBCU,sizeBand';
    const lines = (await (await app.get(`/api/colleges/search?format=csv&heads=words&fields=${fields}`)).text()).split('\r\n');
    expect(lines[0]).toBe('Name,Net price (private) ($),Graduation rate (%),Historically Black college,Size band');
    expect(lines.find((line) => line.startsWith('Auburn'))).toMatch(/^Auburn University,,80,/);
    const heads = (await (await app.get('/api/colleges/search?format=csv&heads=words')).text()).split('\r\n')[0]?.split(',') ?? [];
    expect(heads.filter((name) => /[a-z][A-Z]|_/.test(name))).toEqual([]);
  });

  it('has every plain column by default, and respects paging', async () => {
    const all = await (await app.get('/api/colleges?format=csv')).text();
    expect(all.split('\r\n')).toHaveLength(7);
    expect(all).toContain('ipedsUnitId');
    expect(all).not.toContain('provenance');
    expect((await (await app.get('/api/colleges?format=csv&limit=2')).text()).split('\r\n')).toHaveLength(4);
    expect((await (await app.get('/api/colleges/search?format=csv&perPage=2')).text()).split('\r\n')).toHaveLength(4);
  });

  it('is compressed if the client accepts it', async () => {
    const response = await app.get('/api/colleges?format=csv', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.text()).split('\r\n')).toHaveLength(7);
    const plain = await app.get('/api/colleges?format=csv', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await plain.arrayBuffer()).byteLength).toBe(Number(plain.headers.get('content-length')));
  });

  it.each(['/api/colleges?format=csv', '/api/colleges/search?format=csv&fields=id', '/api/rankings?format=csv'])(
    'is counted by network for the whole catalog: %s',
    async (path) => {
      const publicReads = createLocalRateLimits();
      const counted = await startApp(undefined, { publicReads });
      const statuses: number[] = [];
      for (let call = 1; call <= 20; call += 1) statuses.push((await counted.get(path)).status);
      const refused = await counted.get('/api/colleges?format=csv&state=AL');
      const unchanged = await counted.get(path, { headers: { 'If-None-Match': 'W/"1_texts-1"' } });
      const [json, ofOne] = [await counted.get('/api/colleges'), await counted.get('/api/colleges/1/receipts?format=csv')];
      await counted.close();
      expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect([unchanged.status, json.status, ofOne.status]).toEqual([304, 200, 200]);
    },
  );
});
