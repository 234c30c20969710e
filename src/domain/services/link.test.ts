import fc from 'fast-check';
import { settleVisit, type LinkRecord, type Visit } from './link.ts';

const WEBSITE = 'https://www.example.org/help';
const NEW = { state: null, failures: 0 };
const answered = (status: number, host = 'www.example.org'): Visit => ({ kind: 'answered', status, host });
const failed = (reason: string, isLasting = false): Visit => ({ kind: 'failed', reason, isLasting });

describe('a visit', () => {
  it.each<[string, Visit, LinkRecord]>([
    ['a page', answered(200), { state: 'alive', detail: '', failures: 0 }],
    ['the same host without www', answered(200, 'example.org'), { state: 'alive', detail: '', failures: 0 }],
    ['a page that refuses programs', answered(403), { state: 'alive', detail: 'answers 403 to programs', failures: 0 }],
    ['another host', answered(200, 'other.example'), { state: 'moved', detail: 'leads to other.example', failures: 0 }],
    ['a page that is gone', answered(404), { state: 'dead', detail: 'answers 404', failures: 1 }],
    ['a broken server, once', answered(500), { state: null, detail: 'answers 500', failures: 1 }],
    ['no answer, once', failed('no answer in 15 s'), { state: null, detail: 'no answer in 15 s', failures: 1 }],
    ['an unknown host', failed('the host is unknown', true), { state: 'dead', detail: 'the host is unknown', failures: 1 }],
  ])('that finds %s', (_, visit, record) => {
    expect(settleVisit(WEBSITE, NEW, visit)).toEqual(record);
  });

  it('that fails a second time finds a dead website, and one that works revives it', () => {
    const once = settleVisit(WEBSITE, { state: 'alive', failures: 0 }, answered(503));
    expect(once).toMatchObject({ state: 'alive', failures: 1 });
    const twice = settleVisit(WEBSITE, once, failed('no answer in 15 s'));
    expect(twice).toMatchObject({ state: 'dead', failures: 2 });
    expect(settleVisit(WEBSITE, twice, answered(200))).toEqual({ state: 'alive', detail: '', failures: 0 });
  });

  it('never says that a website is alive after a failure, and counts failures only in a row', () => {
    const visit = fc.oneof(
      fc.integer({ min: 200, max: 599 }).map((status) => answered(status)),
      fc.boolean().map((isLasting) => failed('no answer', isLasting)),
    );
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 8 }), (visits) => {
        let record: LinkRecord = { state: null, detail: '', failures: 0 };
        for (const one of visits) {
          const next = settleVisit(WEBSITE, record, one);
          expect(next.failures === 0 || next.failures === record.failures + 1).toBe(true);
          if (next.failures >= 2) expect(next.state).toBe('dead');
          if (next.failures === 0) expect(next.state).not.toBe('dead');
          record = next;
        }
      }),
    );
  });
});
