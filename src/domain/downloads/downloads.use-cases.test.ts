import type { DownloadSession, LedgerEntry, StoredFile } from './downloads.ports.ts';
import { createDownloads } from './downloads.use-cases.ts';
import { DomainError } from '../shared/domain-error.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** A fake host and a fake disk. Both map file names to content. */
function setUp(hosts: Record<string, string>, disk: Record<string, string> = {}, ledger: Record<string, string> = {}) {
  const asked: string[] = [];
  const noted: LedgerEntry[] = [];
  const locks: string[] = [];
  const stored = (year: number, file: string, content: string): StoredFile => ({
    path: `/d/${year}/${file}`,
    bytes: content.length,
    sha256: content,
  });
  const session = (year: number): DownloadSession => ({
    existing: ({ file }) => Promise.resolve(disk[file] === undefined ? null : stored(year, file, disk[file])),
    fetch({ file }) {
      asked.push(file);
      const content = hosts[file];
      if (content === 'broken') return Promise.reject(new DomainError('refused', 'download.truncated', 'Cut.'));
      return Promise.resolve(content === undefined ? null : stored(year, file, content));
    },
  });
  const downloads = createDownloads({
    clock: { now: () => NOW },
    downloader: { begin: (_source, year) => Promise.resolve(session(year)) },
    ledger: {
      lastSha256: (url) => Promise.resolve(ledger[url.replace(/.*[/=]/, '')] ?? null),
      record: (entry) => Promise.resolve(void noted.push(entry)),
      exclusively: (source, work) => {
        locks.push(source);
        return work();
      },
    },
  });
  return { downloads, asked, noted, locks };
}

const outcomes = (files: readonly { file: string; outcome: string }[]) =>
  Object.fromEntries(files.filter(({ outcome }) => outcome !== 'absent').map(({ file, outcome }) => [file, outcome]));

describe('download', () => {
  it('downloads published files, lists missing files and records new files', async () => {
    const { downloads, asked, noted, locks } = setUp({ 'HD2024.zip': 'a', 'IC2024.zip': 'b' });
    const report = await downloads.download({ source: 'ipeds', year: 2024 });
    expect(report).toMatchObject({ source: 'ipeds', year: 2024, paths: ['/d/2024/HD2024.zip', '/d/2024/IC2024.zip'] });
    expect(outcomes(report.files)).toEqual({ 'HD2024.zip': 'new', 'IC2024.zip': 'new' });
    expect(report.files).toHaveLength(16);
    expect(report.files[2]).toMatchObject({ file: 'C2024_A.zip', outcome: 'absent', bytes: 0, sha256: null });
    expect(asked).toHaveLength(16);
    expect(noted.map(({ file, sha256, fetchedAt }) => [file, sha256, fetchedAt])).toEqual([
      ['HD2024.zip', 'a', NOW],
      ['IC2024.zip', 'b', NOW],
    ]);
    expect(locks).toEqual(['ipeds']);
  });

  it('skips an existing file, unless it differs from the last download', async () => {
    const hosts = { 'HD2024.zip': 'a', 'IC2024.zip': 'b' };
    const { downloads, asked, noted } = setUp(hosts, { 'HD2024.zip': 'a', 'IC2024.zip': 'damaged' }, hosts);
    const { files } = await downloads.download({ source: 'ipeds', year: 2024 });
    expect(outcomes(files)).toEqual({ 'HD2024.zip': 'kept', 'IC2024.zip': 'same' });
    expect(asked).not.toContain('HD2024.zip');
    expect(noted).toEqual([]);
  });

  it('reports a new release at the same address', async () => {
    const before = { 'HD2024.zip': 'a', 'IC2024.zip': 'b' };
    const { downloads, noted } = setUp({ 'HD2024.zip': 'a', 'IC2024.zip': 'revised' }, before, before);
    const { files } = await downloads.download({ source: 'ipeds', year: 2024, refresh: true });
    expect(outcomes(files)).toEqual({ 'HD2024.zip': 'same', 'IC2024.zip': 'changed' });
    expect(noted).toMatchObject([{ file: 'IC2024.zip', sha256: 'revised' }]);
  });

  it('takes the newest published year', async () => {
    const older = setUp({ 'HD2024.zip': 'a' });
    expect(await older.downloads.download({ source: 'ipeds', year: 'latest' })).toMatchObject({ year: 2024 });
    expect(older.asked.slice(0, 2)).toEqual(['HD2025.zip', 'HD2024.zip']);
    const newer = setUp({ 'HD2025.zip': 'a', 'HD2024.zip': 'a' });
    expect(await newer.downloads.download({ source: 'ipeds', year: 'latest' })).toMatchObject({ year: 2025 });
  });

  it('fails after the first file if the year is not published', async () => {
    const { downloads, asked } = setUp({ 'IC2024.zip': 'b' });
    await expect(downloads.download({ source: 'ipeds', year: 2024 })).rejects.toMatchObject({ code: 'download.not-published' });
    expect(asked).toEqual(['HD2024.zip']);
  });

  it('stops at an untrusted file and keeps the record of complete files', async () => {
    const { downloads, noted } = setUp({ 'HD2024.zip': 'a', 'IC2024.zip': 'broken', 'ADM2024.zip': 'c' });
    await expect(downloads.download({ source: 'ipeds', year: 2024 })).rejects.toMatchObject({ code: 'download.truncated' });
    expect(noted.map(({ file }) => file)).toEqual(['HD2024.zip']);
  });

  it('sends no request for a source that Alma cannot download', async () => {
    const { downloads, locks } = setUp({});
    for (const year of [2025, 'latest'] as const)
      await expect(downloads.download({ source: 'carnegie', year })).rejects.toMatchObject({ code: 'download.by-hand' });
    expect(locks).toEqual([]);
  });
});
