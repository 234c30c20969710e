import { z } from 'zod';
import { bodyWith } from '../../adapters/http/testing/hostile-bodies.fixture.ts';
import { ADDRESSES } from '../../adapters/http/testing/registry.fixture.ts';
import type { FieldFault } from '../../domain/shared/domain-error.ts';
import { faultsOf } from './fault-words.ts';

/** The schema library's own messages. They name types and limits in the terms of code. */
const RAW = /expected|too (small|big)|^invalid (?!input$)|unrecognized|pattern|discriminator|regex|>=|<=/i;
const VALUES = [
  null,
  true,
  7,
  -1,
  0.5,
  1e21,
  '',
  ' ',
  'x',
  'x'.repeat(20_000),
  '-5',
  [],
  [[]],
  ['a'],
  Array(5_000).fill('a'),
  {},
  { a: 1 },
];

const BODIES = ADDRESSES.filter(({ endpoint }) => endpoint.body && !endpoint.upload).map(
  (address) => [`${address.method} ${address.path}`, address] as const,
);

const faultsIn = (schema: z.ZodType, body: unknown): FieldFault[] => {
  const { error } = z.safeDecode(schema, body);
  return error ? faultsOf(error, body) : [];
};

describe.each(BODIES)('%s', (_name, address) => {
  const schema = address.endpoint.body as z.ZodType;
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

  it('calls every missing field required', () => {
    expect(faultsIn(schema, {}).filter(({ path, message }) => path !== '' && message !== 'Required')).toEqual([]);
  });

  it('has words of its own for every other fault', () => {
    const faults = fields.flatMap((field) => VALUES.flatMap((value) => faultsIn(schema, bodyWith(address, { [field]: value }))));
    expect(faults.filter(({ message }) => RAW.test(message) || message === '')).toEqual([]);
  });
});

it.each([
  [z.string().min(2), 'x', 'At least 2 characters'],
  [z.array(z.int()).max(1), [1, 2], 'At most 1 entries'],
  [z.int().max(4_000), 4_001, 'At most 4,000'],
  [z.int().multipleOf(5), 7, 'A multiple of 5'],
  [z.uuid(), 'x', 'Invalid input'],
  [z.int('A whole number').min(1, 'At least 1'), undefined, 'Required'],
  [z.int('A whole number').min(1, 'At least 1'), '7', 'Invalid input'],
  [z.int('A whole number').min(1, 'At least 1'), 0, 'At least 1'],
  [z.enum(['a', 'b'], 'Choose a letter'), 'c', 'Choose a letter'],
  [z.enum(['a', 'b'], 'Choose a letter'), undefined, 'Required'],
])('says of a value what it must be: case %#', (type, value, message) => {
  expect(faultsIn(z.object({ value: type }), { value })).toEqual([{ path: 'value', message }]);
});
