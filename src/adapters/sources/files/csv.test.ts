import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { csvBlocks, type WantedCells } from './csv.ts';
import { csv } from '../source-files.fixture.ts';

async function* chunked(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  content: string | Buffer,
  { size = 64, width = 2, wanted }: { size?: number; width?: number; wanted?: WantedCells } = {},
) {
  const records: { line: number; cells: string[]; raw: string; isRepaired?: true }[] = [];
  const errors: { line: number; code: string; raw: string; cells: readonly string[] }[] = [];
  let bytesRead = 0;
  for await (const block of csvBlocks(chunked(Buffer.from(content), size), 'utf-8', width, wanted)) {
    block.records.forEach((cells, at) => {
      records.push({ line: block.lineOf(at), cells, raw: block.rawOf(at), ...(block.repaired.has(at) && { isRepaired: true }) });
    });
    errors.push(...block.errors.map(({ line, code, raw, cells }) => ({ line, code, raw, cells })));
    bytesRead = block.bytesRead;
  }
  return { records, errors, bytesRead };
}

describe('csvBlocks', () => {
  it('returns the same records as csv-parse for any chunk size', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '7', ' ', ',', '"', '\n'), maxLength: 6 });
    // In the published tables no line after a quoted line break has the form of a row.
    const asPublished = ([first = '', ...others]: string[]): string[] => {
      const cells = [first.replaceAll('\n', ''), ...others];
      return cells.some((text) => text.includes('\n')) ? cells.map((text) => text.replaceAll(',', '')) : cells;
    };
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }))
      .map((rows) => rows.map(asPublished));
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), fc.constantFrom('\n', '\r\n'), async (lines, size, eol) => {
        const content = csv(lines, eol);
        const { records, errors } = await read(content, { size, width: lines[0]?.length });
        expect(errors).toEqual([]);
        expect(records.map(({ cells }) => cells)).toEqual(parse(content, { record_delimiter: ['\r\n', '\n'] }));
      }),
    );
  });

  it('has the text of every wanted cell, and as many cells as without a choice', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '"', '""'), maxLength: 4 });
    const line = fc.array(cell, { minLength: 1, maxLength: 5 }).map((cells) => cells.join(','));
    const property = async (lines: string[], wanted: boolean[], size: number): Promise<void> => {
      const content = lines.join('\n');
      const all = await read(content, { size, width: wanted.length });
      const some = await read(content, { size, width: wanted.length, wanted });
      const chosen = ({ records }: typeof all) =>
        records.map(({ cells, ...rest }) => ({ ...rest, width: cells.length, cells: cells.filter((_, at) => wanted[at]) }));
      expect(chosen(some)).toEqual(chosen(all));
      expect(some.errors).toEqual(all.errors);
    };
    const wanted = fc.array(fc.boolean(), { minLength: 2, maxLength: 4 });
    const lines = fc.array(line, { minLength: 1, maxLength: 8 });
    await fc.assert(fc.asyncProperty(lines, wanted, fc.integer({ min: 5, max: 40 }), property));
    expect((await read('a,b,c\n1,2,3\n', { width: 3, wanted: [true, false, true] })).records.map(({ cells }) => cells)).toEqual([
      ['a', '', 'c'],
      ['1', '', '3'],
    ]);
  });

  it('counts lines correctly after a quoted line break, across blocks', async () => {
    const { records } = await read('a,b\n1,"x\ny"\n2,z\n', { size: 9 });
    expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'x\ny'],
      [4, '2', 'z'],
    ]);
  });

  it('reads a last line without a line end and counts every byte', async () => {
    const { records, bytesRead } = await read('a,b\r\n1,2', { size: 3 });
    expect(records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(bytesRead).toBe(8);
  });

  it.each([
    ['unterminated-quote', '2,"open', 'an opened quote', ['2']],
    ['bad-quote', '2,"a"b', 'text after a closing quote', ['2']],
    ['bad-quote', '2,a"b"', 'a quote inside a cell', ['2']],
    ['bad-quote', '"2","a" and "b", c" d"', 'a comma after a quote in the text', ['2']],
    ['unterminated-quote', '2,"a"b",c', 'a cell too many', ['2']],
  ])('rejects only one row for %s: %s (%s)', async (code, bad, _what, cells) => {
    const rest = Array.from({ length: 30 }, (_, at) => `${at + 4},"ok"`);
    const { records, errors } = await read(['a,b', '1,"fine, too"', bad, ...rest].join('\n') + '\n');
    expect(errors).toEqual([{ line: 3, code, raw: bad, cells }]);
    expect(records).toHaveLength(2 + rest.length);
    expect(records.at(-1)).toEqual({ line: 33, cells: ['33', 'ok'], raw: '33,"ok"' });
  });

  it.each([
    ['around a word', '"x","page?hl="veteran"&to=it","y"', ['x', 'page?hl="veteran"&to=it', 'y']],
    ['around words with commas', '1,"one, "two, or three" and four, five","y"', ['1', 'one, "two, or three" and four, five', 'y']],
    ['around a word at the end of a cell', '1,"the "Maple"","y"', ['1', 'the "Maple"', 'y']],
    ['around a word at the end of the row', '1,"y","the "Maple""', ['1', 'y', 'the "Maple"']],
    ['alone', '1,"a 5" pipe","y"', ['1', 'a 5" pipe', 'y']],
    ['alone at the end of a cell', '1,"a pipe of 5"","y"', ['1', 'a pipe of 5"', 'y']],
    ['beside escaped quotes', '1,"a ""b"", c","the "Maple" tree"', ['1', 'a "b", c', 'the "Maple" tree']],
    ['beside an empty cell', '1,"","the "Maple" tree"', ['1', '', 'the "Maple" tree']],
  ])('reads unescaped quotes %s as text', async (_where, line, cells) => {
    const rest = Array.from({ length: 30 }, (_, at) => `${at + 4},"two","three"`);
    const { records, errors } = await read(['a,b,c', '1,"x","y"', line, ...rest].join('\r\n'), { width: 3, size: 40 });
    expect(errors).toEqual([]);
    expect(records.filter(({ isRepaired }) => isRepaired)).toEqual([{ line: 3, cells, raw: line, isRepaired: true }]);
    expect(records.map(({ line: at }) => at)).toEqual(Array.from({ length: 33 }, (_, at) => at + 1));
  });

  it('does not let an odd number of unescaped quotes take cells from other rows', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '""', '"&'), maxLength: 8 });
    const damaged = fc.tuple(fc.integer({ min: 0, max: 9 }), word);
    await fc.assert(
      fc.asyncProperty(fc.array(damaged, { minLength: 1, maxLength: 4 }), fc.integer({ min: 5, max: 90 }), async (faults, size) => {
        const lines = Array.from({ length: 30 }, (_, at) => `${at},"x, y","z"`);
        for (const [at, text] of faults) lines[at] = `${at},"${text}","z"`;
        const bad = new Set(faults.map(([at]) => at));
        const { records, errors } = await read(lines.join('\n'), { size, width: 3 });
        const whole = records.filter(({ line }) => !bad.has(line - 1));
        expect(whole.map(({ cells }) => cells)).toEqual(lines.flatMap((_, at) => (bad.has(at) ? [] : [[String(at), 'x, y', 'z']])));
        expect(records.length + errors.length).toBe(30);
      }),
    );
  });

  it('rejects an open quote on the last line', async () => {
    const { records, errors } = await read('a,b\n1,x\n2,"open');
    expect(errors).toEqual([{ line: 3, code: 'unterminated-quote', raw: '2,"open', cells: ['2'] }]);
    expect(records).toHaveLength(2);
  });

  it('rejects an over-long line and continues', async () => {
    const { records, errors } = await read(`a,b\n1,${'x'.repeat(400_000)}\n2,ok\n`, { size: 50_000 });
    expect(errors).toMatchObject([{ line: 2, code: 'over-long-record', raw: expect.stringMatching(/^1,x+$/) as unknown }]);
    expect(errors[0]?.cells[0]).toBe('1');
    expect(records.at(-1)).toMatchObject({ line: 3, cells: ['2', 'ok'] });
  });
});
