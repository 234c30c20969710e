import type { Dictionary, DictionaryUseCases } from '../../../domain/dictionary/dictionary.use-cases.ts';
import { startApp } from '../testing/app.fixture.ts';
import { answerOf, type Answer } from './answer.ts';
import { createSharedAnswers } from './shared-answers.ts';

const CACHED = answerOf(Buffer.from('a'), 'text/plain', [], { shows: { catalog: '1' } });
const PRIVATE = answerOf(Buffer.from('a'), 'text/plain', []);

function setUp(answer: Answer | Error) {
  const share = createSharedAnswers();
  const state = { made: 0 };
  const make = async (): Promise<Answer> => {
    state.made += 1;
    await Promise.resolve();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { state, ask: (key: string) => share(key, make) };
}

it('makes an answer once for all equal calls, and again for later ones', async () => {
  const { state, ask } = setUp(CACHED);
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('/a')));
  expect([state.made, new Set(answers).size]).toEqual([1, 1]);
  await Promise.all([ask('/a'), ask('/b')]);
  expect(state.made).toBe(3);
});

it('makes an answer that may not be cached for each call', async () => {
  const { state, ask } = setUp(PRIVATE);
  await Promise.all([ask('/a'), ask('/a'), ask('/a')]);
  expect(state.made).toBe(3);
});

it('fails once for all calls, and tries again', async () => {
  const { state, ask } = setUp(new Error('broken'));
  const outcomes = await Promise.allSettled([ask('/a'), ask('/a')]);
  expect([state.made, outcomes.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  await expect(ask('/a')).rejects.toThrow('broken');
  expect(state.made).toBe(2);
});

it('300 visitors who ask the same at once wait for one answer', async () => {
  let asked = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const dictionary = async (): Promise<Dictionary> => {
    asked += 1;
    await released;
    return { fields: [], sectors: [], dataVersion: 'v1', methodVersion: 1 };
  };
  const app = await startApp(undefined, { useCases: { dictionary: { dictionary } as DictionaryUseCases } });
  const calls = Array.from({ length: 300 }, () => app.get('/api/catalog'));
  // The server accepts connections in their order, so that it has all calls when it answers this one.
  await app.get('/robots.txt');
  release();
  const texts = await Promise.all(calls.map(async (call) => (await call).text()));
  await app.close();
  expect([asked, new Set(texts).size]).toEqual([1, 1]);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ fields: [] });
});
