/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import type { HttpError } from 'ra-core';
import { createHttpClient } from './http-client.ts';

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

/** The error of a call that is answered with 500 and this body. */
async function failureOf(body: string): Promise<HttpError> {
  const answer = { status: 500, ok: false, statusText: 'Internal Server Error', headers: new Map(), text: () => Promise.resolve(body) };
  globalThis.fetch = () => Promise.resolve(answer as unknown as Response);
  return createHttpClient(() => undefined)('/api/admin/users').then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error as HttpError,
  );
}

it.each([
  ['the JSON message', '{"message":"Choose another name.","code":"name.taken"}', 'Choose another name.'],
  ['the body when it is not JSON', 'plain text from a proxy', 'plain text from a proxy'],
  ['the body when it has no message', '{"error":"no"}', '{"error":"no"}'],
  ['the status text when there is no body', '', 'Internal Server Error'],
])('fails with %s', async (_what, body, message) => {
  const error = await failureOf(body);
  expect([error.status, error.message, (error.body as { message: string }).message]).toEqual([500, message, message]);
});

it('keeps the code, the number of the request and the messages of the fields', async () => {
  const errors = [{ path: 'name', message: 'Required' }];
  const error = await failureOf(JSON.stringify({ message: 'Wrong.', code: 'request.invalid', errors, requestId: 'r1' }));
  expect(error.body).toEqual({ message: 'Wrong.', code: 'request.invalid', errors: { name: 'Required' }, requestId: 'r1' });
});
