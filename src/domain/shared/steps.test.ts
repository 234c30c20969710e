import { finished, mappedInSteps, recordInSteps, withPauses } from './steps.ts';

const ITEMS = Array.from({ length: 250 }, (_, index) => index);
const double = (item: number) => 2 * item;

it('maps the same with and without pauses, and pauses after some items', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  expect(await withPauses(mappedInSteps(ITEMS, double), pause)).toEqual(ITEMS.map(double));
  expect(finished(mappedInSteps(ITEMS, double))).toEqual(ITEMS.map(double));
  expect(pauses).toBe(5);
});

it('makes a record one key after the other', async () => {
  const made: string[] = [];
  const seen: number[] = [];
  const record = recordInSteps(['a', 'b'], (key) => made.push(key));
  expect(await withPauses(record, async () => void seen.push(made.length))).toEqual({ a: 1, b: 2 });
  expect(seen).toEqual([1, 2]);
});

it('passes an error on', async () => {
  const failing = mappedInSteps([1], () => {
    throw new Error('broken');
  });
  await expect(withPauses(failing, () => Promise.resolve())).rejects.toThrow('broken');
});
