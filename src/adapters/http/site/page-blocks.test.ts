import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { answerOf } from '../answer/answer.ts';
import { blockOf, isFull, type WholePage } from './page-blocks.ts';

const aPage = (text: string, catalog = '1'): WholePage => {
  const body = Buffer.from(text);
  return { ...answerOf(body, 'text/html', [], { etag: `W/"${text.length}"`, shows: { catalog } }), body };
};

it('give back each page as it was, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), async (texts) => {
      const pages = texts.map((text, index): [string, WholePage] => [`/colleges/${index}`, aPage(text)]);
      const block = await blockOf(pages);
      expect(await Promise.all(block.addresses.map((address) => block.page(address)))).toEqual(pages.map(([, page]) => page));
      expect(await block.page('/colleges/9')).toBeUndefined();
    }),
  );
});

it('need little more for four alike pages than for one', async () => {
  const common = randomBytes(40_000).toString('base64');
  const pages = ['a', 'b', 'c', 'd'].map((name): [string, WholePage] => [`/${name}`, aPage(`${name}${common}${name}`)]);
  const [one, four] = [await blockOf(pages.slice(0, 1)), await blockOf(pages)];
  expect(one.bytes).toBeGreaterThan(40_000);
  expect(four.bytes - one.bytes).toBeLessThan(5_000);
});

it('have at most four pages, all of the same versions', () => {
  const pages = (count: number): [string, WholePage][] => Array.from({ length: count }, (_, index) => [`/${index}`, aPage('x')]);
  expect([0, 3, 4].map((count) => isFull(pages(count), aPage('y')))).toEqual([false, false, true]);
  expect(isFull(pages(1), aPage('y', '2'))).toBe(true);
});
