import { makeSeededTemplate, startTestServer } from '../adapters/knex/testing/test-server.fixture.ts';
import { unpackChromium } from '../../cli/bench/chromium.ts';
import { buildSite, startSite, type Site } from '../../web/e2e/site.fixture.ts';
import { answerOnDemand } from './on-demand.fixture.ts';

export interface TestRun {
  /** Starts the sites that files have used again, with what has changed in the code and with new databases. */
  renew(): void;
  stop(): Promise<void>;
}

/** Starts the database server of a test run, and makes the rest when a file asks for it. */
export async function startTestRun(): Promise<TestRun> {
  const stopServer = await startTestServer();
  const sites = new Map<string, Site>();
  const startShared = async (name: string) => {
    const previous = sites.get(name);
    sites.delete(name);
    await previous?.stop();
    const site = await startSite();
    sites.set(name, site);
    return { url: site.url, environment: site.environment };
  };
  const onDemand = await answerOnDemand({
    build: buildSite,
    chromium: unpackChromium,
    seeded: makeSeededTemplate,
    visitors: () => startShared('visitors'),
    panel: () => startShared('panel'),
  });
  return {
    renew: () => onDemand.remake(['build', 'visitors', 'panel']),
    async stop() {
      await onDemand.stop();
      await Promise.all([...sites.values()].map((site) => site.stop()));
      await stopServer();
    },
  };
}
