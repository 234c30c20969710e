import { afterEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from './database.suite.ts';
import type { TestDatabase } from './database.suite.ts';

let database: TestDatabase;
afterEach(() => database.destroy());

describe('a test database', () => {
  it('is a clone of the template that only its owner sees', async () => {
    database = await createTestDatabase();
    const { rows } = await database.db.raw<{ rows: unknown[] }>("select 9007199254740991::bigint as big, date '2024-02-29' as day");
    expect(rows).toEqual([{ big: 9_007_199_254_740_991, day: '2024-02-29' }]);
  });
});
