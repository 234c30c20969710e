import { makeSeededTemplate, startTestServer } from '../adapters/knex/testing/test-server.fixture.ts';
import { unpackChromium } from '../../web/e2e/browser.fixture.ts';
import { buildSite, startSite, type Site } from '../../web/e2e/site.fixture.ts';
import { answerOnDemand } from './on-demand.fixture.ts';

/** Starts the database server of a test run, and makes the rest when a file asks for it. Returns how to stop all of it. */
export async function startTestRun(): Promise<() => Promise<void>> {
  const stopServer = await startTestServer();
  const sites: Site[] = [];
  const startShared = async () => {
    const site = await startSite();
    sites.push(site);
    return { url: site.url, environment: site.environment };
  };
  const stopAnswering = await answerOnDemand({
    build: buildSite,
    chromium: unpackChromium,
    seeded: makeSeededTemplate,
    visitors: startShared,
    panel: startShared,
  });
  return async () => {
    stopAnswering();
    await Promise.all(sites.map((site) => site.stop()));
    await stopServer();
  };
}
