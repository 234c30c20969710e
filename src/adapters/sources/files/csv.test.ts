import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { csvBlocks } from './csv.ts';
import { csv } from '../source-files.fixture.ts';

async function* chunked(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Buffer, size = 64) {
  const records: { line: number; cells: string[]; raw: string }[] = [];
  const errors: { line: number; code: string; raw: string }[] = [];
  let bytesRead = 0;
  for await (const block of csvBlocks(chunked(Buffer.from(content), size), 'utf-8')) {
    block.records.forEach((cells, at) => records.push({ line: block.lineOf(at), cells, raw: block.rawOf(at) }));
    errors.push(...block.errors.map(({ line, code, raw }) => ({ line, code, raw })));
    bytesRead = block.bytesRead;
  }
  return { records, errors, bytesRead };
}

describe('csvBlocks', () => {
  it('returns the same records as csv-parse for any chunk size', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '7', ' ', ',', '"', '\n'), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), fc.constantFrom('\n', '\r\n'), async (lines, size, eol) => {
        const content = csv(lines, eol);
        const { records, errors } = await read(content, size);
        expect(errors).toEqual([]);
        expect(records.map(({ cells }) => cells)).toEqual(parse(content, { relax_column_count: true, record_delimiter: ['\r\n', '\n'] }));
      }),
    );
  });

  it('counts lines correctly after a quoted line break, across blocks', async () => {
    const { records } = await read('a,b\n1,"x\ny"\n2,z\n', 9);
    expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'x\ny'],
      [4, '2', 'z'],
    ]);
  });

  it('reads a last line without a line end and counts every byte', async () => {
    const { records, bytesRead } = await read('a,b\r\n1,2', 3);
    expect(records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(bytesRead).toBe(8);
  });

  it.each([
    ['unterminated-quote', '2,"open', 'an opened quote'],
    ['bad-quote', '2,"a"b', 'text after a closing quote'],
    ['bad-quote', '2,a"b"', 'a quote inside a cell'],
  ])('rejects only one row for %s (%s)', async (code, bad) => {
    const rest = Array.from({ length: 30 }, (_, at) => `${at + 4},ok`);
    const { records, errors } = await read(['a,b', '1,"fine, too"', bad, ...rest].join('\n') + '\n');
    expect(errors).toEqual([{ line: 3, code, raw: bad }]);
    expect(records).toHaveLength(2 + rest.length);
    expect(records.at(-1)).toEqual({ line: 33, cells: ['33', 'ok'], raw: '33,ok' });
  });

  it('rejects an open quote on the last line', async () => {
    const { records, errors } = await read('a,b\n1,x\n2,"open');
    expect(errors).toEqual([{ line: 3, code: 'unterminated-quote', raw: '2,"open' }]);
    expect(records).toHaveLength(2);
  });

  it('rejects an over-long line with the start of its text and continues', async () => {
    const { records, errors } = await read(`a,b\n1,${'x'.repeat(400_000)}\n2,ok\n`, 50_000);
    expect(errors).toEqual([{ line: 2, code: 'over-long-record', raw: `1,${'x'.repeat(998)}` }]);
    expect(records.at(-1)).toMatchObject({ line: 3, cells: ['2', 'ok'] });
  });

  it('limits the raw text of a row to 1,000 characters', async () => {
    const { records } = await read(`a,b\n1,${'x'.repeat(5_000)}\n`, 100_000);
    expect(records[1]?.raw).toHaveLength(1_000);
  });
});
