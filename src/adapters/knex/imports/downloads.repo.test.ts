import type { LedgerEntry } from '../../../domain/downloads/downloads.ports.ts';
import { createTestDatabase } from '../testing/database.fixture.ts';
import { createDownloadLedger } from './downloads.repo.ts';

const URL = 'https://nces.ed.gov/ipeds/datacenter/data/HD2024.zip';
const ENTRY: LedgerEntry = {
  source: 'ipeds',
  year: 2024,
  file: 'HD2024.zip',
  url: URL,
  sha256: 'a'.repeat(64),
  bytes: 1_100_000,
  fetchedAt: new Date('2026-11-21T10:00:00Z'),
};

const database = await createTestDatabase();
const ledger = createDownloadLedger(database.db);
afterAll(() => database.destroy());

describe('the download ledger', () => {
  it('returns the last hash of an address, or null for an unknown address', async () => {
    expect(await ledger.lastSha256(URL)).toBeNull();

    await ledger.record(ENTRY);
    await ledger.record({ ...ENTRY, sha256: 'b'.repeat(64) });
    await ledger.record({ ...ENTRY, url: 'https://nces.ed.gov/other.zip' });

    expect(await ledger.lastSha256(URL)).toBe('b'.repeat(64));
    expect(await ledger.lastSha256(`${URL}x`)).toBeNull();
  });

  it('allows one download per source at a time', async () => {
    const busy = { kind: 'busy', code: 'download.busy' };
    await ledger.exclusively('ipeds', async () => {
      await expect(ledger.exclusively('ipeds', () => Promise.resolve(1))).rejects.toMatchObject(busy);
      await expect(ledger.exclusively('crime', () => Promise.resolve(2))).resolves.toBe(2);
    });
    await expect(ledger.exclusively('ipeds', () => Promise.resolve(3))).resolves.toBe(3);
  });

  it('allows the next download after a failure', async () => {
    await expect(ledger.exclusively('ipeds', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    await expect(ledger.exclusively('ipeds', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
