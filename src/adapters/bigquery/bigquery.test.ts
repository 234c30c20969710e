import { describeEngine } from '../../testing/warehouse/engine-suite.fixture.ts';
import { describeExamples } from '../../testing/warehouse/examples-suite.fixture.ts';
import { ENDLESS } from '../../testing/warehouse/hostile-statements.fixture.ts';
import { startFakeService } from './fake/service.fixture.ts';
import { createBigqueryWarehouse } from './index.ts';

async function startOnFake() {
  const service = await startFakeService();
  return { warehouse: createBigqueryWarehouse({ ...service.options, partBytes: 1_000 }), close: () => service.close() };
}

describe('the port', () => {
  const [, joined = ''] = ENDLESS;
  describeEngine({ start: startOnFake, endless: [joined], secretFile: () => '/etc/passwd' });
});

/** The same promises on the real service, in a dataset for tests, which is emptied. The README beside this file says how. */
const { BIGQUERY_TEST_PROJECT: project, BIGQUERY_TEST_DATASET: dataset, BIGQUERY_TEST_LOCATION: location = 'US' } = process.env;
const CROSS_JOIN = 'select count(*) from unnest(generate_array(1, 1000000)) a cross join unnest(generate_array(1, 1000000)) b';

async function startOnService() {
  const place = { project: project ?? '', dataset: dataset ?? '', location };
  const { BigQuery } = await import('@google-cloud/bigquery');
  const [tables] = await new BigQuery({ projectId: place.project, location }).dataset(place.dataset).getTables();
  for (const table of tables) await table.delete();
  return { warehouse: createBigqueryWarehouse({ ...place, partBytes: 1_000 }), close: () => Promise.resolve() };
}

(project && dataset ? describe : describe.skip)('the real service', () => {
  describeEngine({ start: startOnService, endless: [CROSS_JOIN], secretFile: () => '/etc/passwd' });
  describeExamples(startOnService);
});

describe('examples', () => describeExamples(startOnFake));
