import fc from 'fast-check';
import { independentPeople, type ReportingPerson } from './independence.ts';

const person = (id: number, ...networks: string[]): ReportingPerson => ({ id, networks });
const people: fc.Arbitrary<ReportingPerson[]> = fc
  .array(fc.array(fc.constantFrom('', 'a', 'b', 'c', 'd', 'e')), { maxLength: 8 })
  .map((all) => all.map((networks, id) => ({ id, networks })));

it.each<[string, ReportingPerson[], number]>([
  ['nothing', [], 0],
  ['people with networks of their own', [person(1, 'a'), person(2, 'b'), person(3, 'c')], 3],
  ['people without a known network', [person(1), person(2, ''), person(3, '')], 3],
  ['two people who share a network', [person(1, 'a'), person(2, 'a', 'b')], 1],
  ['two people who are joined by a third one', [person(1, 'a'), person(2, 'b'), person(3, 'a', 'b'), person(4, 'c')], 2],
  ['the same person twice', [person(1, 'a'), person(1, 'b')], 1],
])('counts %s', (_, given, expected) => {
  expect(independentPeople(given)).toBe(expected);
});

it('counts at most the people, and grows by at most one with each', () => {
  fc.assert(
    fc.property(people, fc.array(fc.constantFrom('a', 'b', 'c')), (given, networks) => {
      const count = independentPeople(given);
      const more = independentPeople([...given, { id: 99, networks }]);
      return count <= given.length && more <= count + 1 && (given.length === 0 || count >= 1);
    }),
  );
});

it('does not depend on the order', () => {
  fc.assert(fc.property(people, (given) => independentPeople([...given].reverse()) === independentPeople(given)));
});
