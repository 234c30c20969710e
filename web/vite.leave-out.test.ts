import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SourceTextModule } from 'node:vm';
import { leaveOut } from './vite.leave-out.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'node_modules/react-router/dist/production');
const file = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => path.join(folder, name))
  .find((name) => readFileSync(name, 'utf8').includes('function createRouter('));
const code = readFileSync(file ?? '', 'utf8');

const build = (isServer: boolean, text = code) =>
  leaveOut({ isServer }).reduce((before, { transform }) => transform(before, file ?? '') ?? before, text);

describe('the router of the production build', () => {
  it('is shorter in the browser, and complete on the server', () => {
    expect(code.length - build(false).length).toBeGreaterThan(30_000);
    expect(code.length - build(true).length).toBeLessThan(3000);
  });

  it('is still a module that a browser can read', () => {
    expect(() => new SourceTextModule(build(false))).not.toThrow();
  });

  it('fails the build if the package has changed', () => {
    const without = code.replace('function handleFetcherLoader(', 'function loadFetcher(');
    expect(() => build(false, without)).toThrow("The router's module has 0 of handleFetcherLoader.");
    expect(() => build(false, `${code}\n${code}`)).toThrow("The router's module has 2 of normalizeNavigateOptions.");
  });
});

it('leaves out only what no page uses', () => {
  const leftOut = /\b(use(Fetchers?|Submit|FormAction|ActionData|Blocker|ViewTransitionState|AsyncValue)|Await|viewTransition)\b/;
  const src = path.join(root, 'web/src');
  const users = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^admin\//.test(name))
    .filter((name) => leftOut.test(readFileSync(path.join(src, name), 'utf8')));
  expect(users).toEqual([]);
});
