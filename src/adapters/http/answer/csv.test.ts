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

  it('has every plain column by default, and respects paging', async () => {
    const all = await (await app.get('/api/colleges?format=csv')).text();
    expect(all.split('\r\n')).toHaveLength(7);
    expect(all).toContain('ipedsUnitId');
    expect(all).not.toContain('provenance');
    expect((await (await app.get('/api/colleges?format=csv&limit=2')).text()).split('\r\n')).toHaveLength(4);
    expect((await (await app.get('/api/colleges/search?format=csv&perPage=2')).text()).split('\r\n')).toHaveLength(4);
  });

  it('is compressed if the client accepts it', async () => {
    const response = await app.get('/api/colleges?format=csv', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.text()).split('\r\n')).toHaveLength(7);
  });
});
