import { contracts } from '../../contracts/index.ts';
import { createRankings } from '../../domain/rankings/rankings.use-cases.ts';
import { noHistory } from '../../domain/history/history.suite.ts';
import { collegesOver, SOME_COLLEGES } from './colleges.suite.ts';
import { operationsOf } from './mount.ts';
import { analyticsRoutes } from './routes/analytics.routes.ts';
import { collegesRoutes } from './routes/colleges.routes.ts';
import { createServerApi } from './server-api.ts';

const recorded: object[] = [];
const catalogue = await collegesOver(SOME_COLLEGES);
const colleges = operationsOf(contracts.colleges, collegesRoutes(catalogue, createRankings({ catalogue }), noHistory));
const analytics = operationsOf(contracts.analytics, analyticsRoutes({ record: (event) => Promise.resolve(void recorded.push(event)) }));
const api = createServerApi({ colleges, analytics });

describe('the API that pages are rendered with', () => {
  it('answers what the network would', async () => {
    expect(await api('colleges.bySlug', { params: { slug: 'berea-college' } })).toMatchObject({ college: { name: 'Berea College' } });
    await expect(api('colleges.bySlug', { params: { slug: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
  });

  it('only reads, and knows no call that is not promised', async () => {
    for (const call of ['analytics.record', 'colleges.toString', 'nothing.here', '']) {
      await expect(api(call, {})).rejects.toMatchObject({ status: 404, code: 'request.unknown-call' });
    }
    expect(recorded).toEqual([]);
  });
});
