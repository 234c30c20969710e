import type { Contract } from '../../../src/contracts/endpoint.ts';
import { contracts } from '../../../src/contracts/index.ts';
import { SEARCH_WORDS } from '../../../src/domain/search/param-words.ts';
import { parseSearch, SEARCH_PARAMS, type Param, type SearchParamKey } from '../../../src/domain/search/params.ts';
import { ApiError, createClient, type Call } from './client.ts';
import { browserSend } from './browser-send.ts';
import { sessionState, setSessionInPage, SIGNED_OUT } from './session-store.ts';
import { parseWeights } from './domain/rankings.ts';

function recording() {
  const calls: Call[] = [];
  const api = createClient((call) => {
    calls.push(call);
    return Promise.resolve([]);
  });
  return { api, calls };
}

/** The panel has a client of its own. */
const ADMIN_CALLS = ['me'];

describe('client', () => {
  it('knows every endpoint of the site by the method and path of its contract', async () => {
    const { api, calls } = recording();
    for (const [module, endpoints] of Object.entries<Contract>(contracts)) {
      for (const [key, { method, path }] of Object.entries(endpoints)) {
        if (module === 'admin' && !ADMIN_CALLS.includes(key)) continue;
        const methods = api[module as keyof typeof api] as unknown as Record<string, (request: object) => Promise<unknown>>;
        const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([colon, name = '']) => [name, colon]));
        await methods[key]?.({ params });
        expect(calls.at(-1)).toMatchObject({
          key: `${module}.${key}`,
          method,
          path: path.replace(/:\w+/, (name) => encodeURIComponent(name)),
        });
      }
    }
  });

  it('formats every value as the search grammar does', async () => {
    const { api, calls } = recording();
    const { query, faults } = parseSearch(Object.entries(SEARCH_WORDS).map(([key, { example }]) => [key, example]));
    expect(faults).toEqual([]);
    await api.colleges.search({ query });
    expect(parseSearch(Object.entries(calls[0]?.query ?? {}))).toEqual({ query, faults: [] });
    expect(calls[0]?.query).toEqual(
      Object.fromEntries(
        Object.entries(query).map(([key, value]) => [key, (SEARCH_PARAMS[key as SearchParamKey] as Param<unknown>).format(value)]),
      ),
    );
  });

  it('omits undefined values, keeps the order of lists, and formats open ranges', async () => {
    const { api, calls } = recording();
    await api.colleges.search({
      query: { state: ['GA', 'AL'], netPrice: { max: 20_000 }, size: undefined, carnegie: ['A, B', 'C'], hbcu: true },
    });
    expect(calls[0]?.query).toEqual({ state: 'GA,AL', netPrice: '..20000', carnegie: 'A, B|C', hbcu: '1' });
    await api.colleges.compare({ query: { ids: [3, 1] } });
    expect(calls[1]?.query).toEqual({ ids: '3,1' });
    await api.rankings.rank({ query: { w: parseWeights('3240542102') ?? undefined, perPage: 3 } });
    expect(calls[2]?.query).toEqual({ w: '3240542102', perPage: '3' });
  });

  it('escapes path parameters', async () => {
    const { api, calls } = recording();
    await api.colleges.bySlug({ params: { slug: '../a b' } });
    expect(calls[0]?.path).toBe('/api/colleges/slug/..%2Fa%20b');
  });
});

describe('sending with fetch', () => {
  const call: Call = { key: 'colleges.search', method: 'GET', path: '/api/colleges/search', params: {}, query: { q: 'a b' } };
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
    setSessionInPage(SIGNED_OUT);
  });
  let sent: RequestInit | undefined;
  const answering = (response: Response) => {
    globalThis.fetch = (_, init) => {
      sent = init;
      return Promise.resolve(response);
    };
  };
  const signedIn = (token: string) => setSessionInPage({ token, session: { status: 'loading' } });

  it.each([
    ['the JSON message', new Response('{"message":"Nope","code":"x"}', { status: 400 }), 400, 'Nope'],
    ['else the body', new Response('plain words', { status: 502 }), 502, 'plain words'],
    ['else the status text', new Response('', { status: 503, statusText: 'Service Unavailable' }), 503, 'Service Unavailable'],
  ])('an error has %s', async (_, response, status, message) => {
    answering(response);
    const failure = await browserSend(call).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, message });
  });

  it('sends the query and returns the JSON', async () => {
    let asked = '';
    globalThis.fetch = (url) => {
      asked = url as string;
      return Promise.resolve(Response.json({ total: 1 }));
    };
    expect(await browserSend(call)).toEqual({ total: 1 });
    expect(asked).toBe('/api/colleges/search?q=a+b');
  });

  it('sends the token of the session, and always cookies', async () => {
    answering(Response.json({}));
    await browserSend(call);
    expect([sent?.credentials, sent?.headers]).toEqual(['include', {}]);
    signedIn('t');
    answering(Response.json({}));
    await browserSend({ ...call, method: 'POST', body: { a: 1 } });
    expect([sent?.headers, sent?.body]).toEqual([{ Authorization: 'Bearer t', 'Content-Type': 'application/json' }, '{"a":1}']);
  });

  it('sends a file unchanged', async () => {
    const file = new Blob(['x'], { type: 'image/png' });
    answering(Response.json({}));
    await browserSend({ ...call, key: 'profile.setPicture', method: 'POST', body: file });
    expect([sent?.headers, sent?.body]).toEqual([{}, file]);
  });

  it('returns nothing, text or JSON, depending on the answer', async () => {
    answering(new Response(null, { status: 204 }));
    expect(await browserSend(call)).toBeUndefined();
    answering(new Response('a,b', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }));
    expect(await browserSend(call)).toBe('a,b');
  });

  it('keeps the errors of each input', async () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email address' }];
    answering(Response.json({ message: 'Invalid input', code: 'request.invalid', errors }, { status: 400 }));
    await expect(browserSend(call)).rejects.toMatchObject({ code: 'request.invalid', errors });
    answering(new Response('', { status: 500 }));
    await expect(browserSend(call)).rejects.toMatchObject({ code: '', errors: [] });
  });

  describe('a 401', () => {
    const refuse = async (key: Call['key']) => {
      answering(Response.json({ message: 'Sign in to do this.', code: 'session.required' }, { status: 401 }));
      await browserSend({ ...call, key }).catch(() => undefined);
      return sessionState().token;
    };

    it('ends the session', async () => {
      signedIn('t');
      expect(await refuse('favorites.list')).toBeUndefined();
    });

    it('about a password keeps the session', async () => {
      signedIn('t');
      expect(await refuse('accounts.login')).toBe('t');
      expect(await refuse('profile.restore')).toBe('t');
    });

    it('for an old token keeps the new session', async () => {
      signedIn('t');
      const late = refuse('favorites.list');
      signedIn('u');
      expect(await late).toBe('u');
    });
  });
});
