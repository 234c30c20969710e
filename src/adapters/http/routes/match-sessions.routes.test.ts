import { matchingContract } from '../../../contracts/matching.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';

type Session = WireOf<(typeof matchingContract)['save']>;

const ANSWERS = {
  size: 'medium',
  types: ['public', 'hbcu'],
  states: ['AL', 'GA'],
  settings: ['city', 'town'],
  miles: 250,
  budget: 25_000,
  income: '30001-48000',
  sat: 1240,
  act: 27,
  homeZip: '36849',
  must: ['size', 'setting', 'distance'],
  priorities: {
    cost: 3,
    value: 0,
    earnings: 1,
    debt: 0,
    completion: 2,
    prestige: 0,
    research: 0,
    safety: 1,
    athletics: 0,
    access: 0,
  },
};

const ada = useSignedInUser();

const save = (name: string, answers: unknown) => ada.call('POST', '/api/match/sessions', { name, answers });
const list = async () => (await (await ada.call('GET', '/api/match/sessions')).json()) as Session[];

it('saves answers as given, with the version of the method, and lists them newest first', async () => {
  const first = (await (await save('All answers', ANSWERS)).json()) as Session;
  expect(first).toMatchObject({ name: 'All answers', answers: ANSWERS, methodVersion: METHOD_VERSION });
  await save('No answers', {});
  expect((await list()).map(({ name, answers }) => [name, answers])).toEqual([
    ['No answers', {}],
    ['All answers', ANSWERS],
  ]);
  expect(matchingContract.sessions.response.parse(await list())).toHaveLength(2);
});

it.each([
  [{ size: 'huge' }, 'answers.size'],
  [{ budget: -1 }, 'answers.budget'],
  [{ budget: 1.5 }, 'answers.budget'],
  [{ sat: 1601 }, 'answers.sat'],
  [{ states: ['ZZ'] }, 'answers.states.0'],
  [{ settings: ['beach'] }, 'answers.settings.0'],
  [{ miles: 75 }, 'answers.miles'],
  [{ homeZip: '3684' }, 'answers.homeZip'],
  [{ homeZip: '00001' }, 'answers.homeZip'],
  [{ priorities: { cost: 1 } }, 'answers.priorities.value'],
  [{ ssn: '078-05-1120' }, 'answers.ssn'],
  [undefined, 'answers'],
  [[], 'answers'],
])('refuses %j', async (answers, path) => {
  const answer = await save('Mine', answers);
  const { errors } = (await answer.json()) as ErrorBody;
  expect([answer.status, errors?.map((fault) => fault.path)]).toEqual([400, expect.arrayContaining([path])]);
  expect(await list()).toEqual([]);
});
