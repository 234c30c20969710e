import type { Knex } from 'knex';
import { EXIT, exitCodeOf } from '../../../../../cli/exit-codes.ts';
import type { SourceName } from '../../../../domain/colleges/sources.ts';
import type { ImportRequest } from '../../../../domain/imports/import-request.ts';
import type { ImportReport } from '../../../../domain/imports/import-run.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { collegesIn, contentOf, differences, type Colleges } from './catalog-content.fixture.ts';
import { published, type Accepted, type DamageCase, type Deliver, type Refused } from './damage-cases.fixture.ts';
import { createCatalogs, type CatalogState } from './damaged-catalog.fixture.ts';
import { PUBLISHED, publishedSheet, sourceOf, type Sheet } from './published-files.fixture.ts';

/** Exit codes by error code: the limits of an import, the columns of a file, a request that contradicts a file, and any other fault. */
const EXITS: readonly [RegExp, number][] = [
  [/^(import\.|source\.(no-rows|cut-off)$)/, EXIT.threshold],
  [/^source\.(missing-columns|repeated-columns|header)$/, EXIT.schema],
  [/^source\.(year-conflict|not-a-file)$/, EXIT.usage],
  [/^source\./, EXIT.failed],
];

/** Runs the cases on the catalog of IPEDS and these sources. */
export function testDamages(sources: readonly SourceName[], cases: readonly DamageCase[]): void {
  const catalogs = createCatalogs(sources);
  const effects = new Map<string, Promise<Colleges>>();
  /** What a shared catalog contains, also after each refusal. */
  const contents = new WeakMap<Knex, Record<string, unknown>>();
  afterAll(() => catalogs.destroy());

  it.each(cases.map((each): [string, DamageCase] => [titleOf(each), each]))('%s', (_title, each) =>
    'code' in each.expected ? expectRefusal(each, each.expected) : expectEffect(each, each.expected),
  );

  const expectRefusal = (given: DamageCase, { code, says }: Refused): Promise<void> =>
    catalogs.inShared(stateOf(given), async ({ db, importing }) => {
      const before = contents.get(db) ?? (await contentOf(db));
      contents.set(db, before);
      const error = await importing(sourceOf(given.table), await given.deliver(sheetOf(given)), given.request).then(
        ({ status, counts, tables }) => new Error(`${status}: ${JSON.stringify({ ...counts, rejected: tables[0]?.rejected })}`),
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof DomainError)) throw error;
      expect(error.code).toEqual(typeof code === 'string' ? code : expect.stringMatching(code));
      expect(exitCodeOf(error)).toBe(EXITS.find(([codes]) => codes.test(error.code))?.[1]);
      const text = [error.message, ...error.faults.map(({ path, message }) => `${path} ${message}`)].join('\n');
      for (const words of says) expect(text).toMatch(words);
      expect(await contentOf(db)).toEqual(before);
    });

  const expectEffect = (given: DamageCase, expected: Accepted): Promise<void> =>
    catalogs.inCopy(stateOf(given), async ({ db, importing }) => {
      const { rejects = () => [], unchanged = () => [], notes = [] } = expected;
      const sheet = sheetOf(given);
      const before = await collegesIn(db);
      const report = await importing(sourceOf(given.table), await given.deliver(sheet), given.request);
      expect(report.status).toBe('succeeded');
      expect(report.rejects.map(({ code, line, unitId }) => [code, line, unitId])).toEqual(rejects(sheet));
      for (const words of notes) expect(notesIn(report)).toMatch(words);
      const right = await effectOf(given, expected);
      const staying = new Set(unchanged(sheet));
      const wanted = new Map([...right].map(([unitId, college]) => [unitId, (staying.has(unitId) && before.get(unitId)) || college]));
      expect(differences(await collegesIn(db), wanted)).toEqual([]);
    });

  /** The colleges after an import of right files. Cases with the same published table share it. */
  function effectOf(given: DamageCase, { like, likeRequest }: Accepted): Promise<Colleges> {
    if (like ?? likeRequest) return importRight(given, like ?? published, likeRequest);
    const key = `${stateOf(given)} ${sheetOf(given).name}`;
    const effect = effects.get(key) ?? importRight(given, published);
    effects.set(key, effect);
    return effect;
  }

  const importRight = (given: DamageCase, deliver: Deliver, request?: Partial<ImportRequest>): Promise<Colleges> =>
    catalogs.inCopy(stateOf(given), async ({ db, importing }) => {
      const { status, rejects } = await importing(sourceOf(given.table), await deliver(sheetOf(given)), request);
      expect([status, rejects]).toEqual(['succeeded', []]);
      return collegesIn(db);
    });
}

const notesIn = ({ unused, notes }: ImportReport): string =>
  [...unused.map(({ reason }) => reason), ...notes.map(({ line, unitId, message }) => `${line} ${unitId ?? ''} ${message}`)].join('\n');

const stateOf = ({ state = 'counted' }: DamageCase): CatalogState => state;
const titleOf = (given: DamageCase): string => `${given.table}, ${stateOf(given)}: ${given.what}`;
const sheetOf = ({ table, year = PUBLISHED[sourceOf(table)].next }: DamageCase): Sheet => publishedSheet(table, year);
