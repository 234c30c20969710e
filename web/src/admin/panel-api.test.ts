import { callPanel, listRecords, readRows, saveCsv } from './panel-api.ts';

/** The compiler checks this file, too: each line after `@ts-expect-error` must not compile. */

const sent: { address: string; method: string; version: string | null; body: unknown }[] = [];
let bytes: Uint8Array | undefined;

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const version = new Headers(headers).get('If-Match');
    if (body instanceof Uint8Array) bytes = body;
    sent.push({ address: url as string, method, version, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return new Response('[]', { headers: { 'Content-Range': 'records 25-49/130' } });
  };
});

it('sends the path of the contract with its values, query, body and version', async () => {
  await callPanel('lineage', { params: { unitId: '100 / 7', field: 'avgSAT' } });
  await callPanel('analyticsSeries', { query: { days: 30, event: undefined } });
  await callPanel('decideCase', { params: { id: 7 }, version: 3, body: { step: 'warn', reasonCode: 'spam', note: 'Twice' } });
  await callPanel('claimCase', { params: { id: '7' }, version: 3 });
  expect(sent).toEqual([
    { address: '/api/admin/lineage/100%20%2F%207/avgSAT', method: 'GET', version: null, body: undefined },
    { address: '/api/admin/analytics/series?days=30', method: 'GET', version: null, body: undefined },
    { address: '/api/admin/cases/7/decide', method: 'POST', version: '"3"', body: { step: 'warn', reasonCode: 'spam', note: 'Twice' } },
    { address: '/api/admin/cases/7/claim', method: 'POST', version: '"3"', body: {} },
  ]);
});

it('sends bytes as they are', async () => {
  await callPanel('uploadPart', { params: { id: 1, place: 0, offset: 0 }, body: Uint8Array.of(1, 2) });
  expect([sent[0]?.address, bytes]).toEqual(['/api/admin/import-jobs/1/files/0/parts/0', Uint8Array.of(1, 2)]);
});

it('reads parts of lists', async () => {
  expect(await readRows('runRejects', { params: { id: 4 }, query: { range: [25, 49] } })).toEqual({ rows: [], total: 130 });
  await listRecords('cases', { sort: ['priority', 'DESC'], filter: { kind: 'message' }, most: 10 });
  const queries = sent.map(({ address }) => Object.fromEntries(new URL(address, 'http://alma').searchParams));
  expect(queries).toEqual([{ range: '[25,49]' }, { sort: '["priority","DESC"]', range: '[0,9]', filter: '{"kind":"message"}' }]);
});

/** What the contracts do not have. */
export async function refusedByTheCompiler() {
  // @ts-expect-error no such call
  await callPanel('caseEvidences', { params: { id: 7 } });
  // @ts-expect-error no such parameter
  await callPanel('caseEvidence', { params: { number: 7 } });
  // @ts-expect-error without its parameters
  await callPanel('caseEvidence', {});
  // @ts-expect-error without the version that the user saw
  await callPanel('claimCase', { params: { id: 7 } });
  // @ts-expect-error no such field of the query
  await callPanel('search', { query: { text: 'auburn' } });
  // @ts-expect-error no such step
  await callPanel('decideCase', { params: { id: 7 }, version: 1, body: { step: 'scold', reasonCode: 'spam', note: '' } });
  // @ts-expect-error no such field of the answer
  const { opened } = await callPanel('caseCounts', {});
  // @ts-expect-error not a file
  await saveCsv('caseEvidence', { params: { id: 7 } }, 'evidence.csv');
  // @ts-expect-error not a part of a list
  await readRows('runLog', { params: { id: 7 } });
  // @ts-expect-error no such filter
  await listRecords('cases', { sort: ['id', 'ASC'], filter: { colour: 'red' }, most: 1 });
  // @ts-expect-error a field that lists cannot be sorted by
  await listRecords('cases', { sort: ['subjectName', 'ASC'], most: 1 });
  // @ts-expect-error no such field of a record
  const reporters = (await listRecords('cases', { sort: ['id', 'ASC'], most: 1 })).map(({ reporter }) => reporter as unknown);
  return [opened as unknown, reporters];
}
