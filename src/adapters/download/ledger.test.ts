import { createDownloads } from '../../domain/downloads/downloads.use-cases.ts';
import { createTestDatabase } from '../knex/testing/database.fixture.ts';
import { createDownloadLedger } from '../knex/imports/downloads.repo.ts';
import { open, tableCsv, zipped } from '../sources/source-files.fixture.ts';
import { createDownloader } from './index.ts';
import { createHostileHost, SHORT_LIMITS, type Answer } from './tls-server.fixture.ts';

const HEADER = 'UNITID,RRFTCT,RET_NMF,XRET_PCF,RET_PCF';
/** Tables are identified by their columns, so any table works as the required file. */
const published = await zipped({ 'ef2024d.csv': tableCsv(HEADER, [{ UNITID: '900001', XRET_PCF: 'R', RET_PCF: '81' }]) });
const revised = await zipped({ 'ef2024d.csv': tableCsv(HEADER, [{ UNITID: '900001', XRET_PCF: 'R', RET_PCF: '82' }]) });

const database = await createTestDatabase();
const host = await createHostileHost();
afterAll(async () => {
  await host.stop();
  await database.destroy();
});

const downloads = createDownloads({
  downloader: createDownloader({ folder: host.folder, network: host.network, limits: SHORT_LIMITS }),
  ledger: createDownloadLedger(database.db),
  clock: { now: () => new Date('2026-11-21T10:00:00Z') },
});

/** A host with one file. */
const having =
  (file: string, body: Buffer | string): Answer =>
  ({ url }, response) =>
    url?.endsWith(file) ? response.writeHead(200).end(body) : response.writeHead(404).end();
const ledger = () => database.db('downloads').select('file', 'sha256').orderBy('id');
const outcome = ({ files }: { files: { outcome: string }[] }) => files[0]?.outcome;
const latest = { source: 'ipeds', year: 'latest' } as const;

it('downloads the newest year once, detects a revision, and keeps everything if the revision is invalid', async () => {
  host.answers(having('HD2024.zip', published));
  const first = await downloads.download(latest);
  expect([first.year, outcome(first), host.asked[0]?.url]).toEqual([2024, 'new', '/ipeds/datacenter/data/HD2025.zip']);
  expect(await open({ paths: first.paths, year: first.year })).toMatchObject({ year: 2024, tables: [{ table: 'EF-D' }] });

  expect(outcome(await downloads.download(latest))).toBe('kept');
  expect(host.asked.filter(({ url }) => url.endsWith('HD2024.zip'))).toHaveLength(1);

  host.answers(having('HD2024.zip', revised));
  expect(outcome(await downloads.download({ ...latest, refresh: true }))).toBe('changed');
  const known = await ledger();
  expect(known).toHaveLength(2);

  host.answers(having('HD2024.zip', '<html>We are moving'));
  await expect(downloads.download({ ...latest, refresh: true })).rejects.toMatchObject({ code: 'download.not-a-zip' });
  expect(await ledger()).toEqual(known);
  expect(outcome(await downloads.download(latest))).toBe('kept');
});
