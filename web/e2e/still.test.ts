import { openSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Pages stand still while their code arrives late, as on a phone far from the server. */
const visit = startVisits();
const LATENCY_MS = 100;
/** Of "good" pages, web.dev allows 0.1. */
const MOST = 0.02;

const PAGES = [
  ['/', 360],
  ['/discover', 360],
  ['/colleges/auburn-university', 360],
  ['/colleges/states/alabama', 360],
  ['/rankings', 360],
  ['/compare?c=100858&c=100751', 360],
  ['/services', 768],
] as const;

it.each(PAGES)('%s at %d px', async (path, width) => {
  const context = await visit.newContext({ viewport: { width, height: 740 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen, shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        (globalThis as unknown as { shift: number }).shift += entry.value;
        seen.push(...entry.sources.map(({ node }) => `${entry.value.toFixed(3)} ${node?.textContent?.slice(0, 60) ?? ''}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openSettled(page, visit.site.url + path);
  const { shift, seen } = await page.evaluate(() => {
    const { shift, seen } = globalThis as unknown as { shift: number; seen: string[] };
    return { shift, seen };
  });
  expect(shift > MOST ? seen : []).toEqual([]);
  await context.close();
});

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
