/**
 * In milliseconds: how long a test in jsdom waits for what a page will show. The usual second is too short where a page is compiled and
 * drawn beside other processes.
 */
const WAIT = 20_000;

if (globalThis.document !== undefined) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: WAIT });
}
