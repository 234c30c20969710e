/** @jest-environment jsdom */
import '../lib/jsdom-router.fixture.ts';
import { jest } from '@jest/globals';
import { RouterContextProvider, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { prefetchPages } from './prefetch-pages.ts';

afterEach(() => void jest.useRealTimers());

it('fetches the code of likely pages when idle, and a college with its data when its link is hovered', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Request: URL });
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback, 0) });
  const happened: string[] = [];
  const page = (name: string) => () => {
    happened.push(`code of ${name}`);
    return Promise.resolve({
      preload: () => Promise.resolve(happened.push(`chunks of ${name}`)),
      loader: ({ params }: LoaderFunctionArgs) => {
        happened.push(`data of ${name} ${params['slug'] ?? ''}`);
        return null;
      },
    });
  };
  const routes: RouteObject[] = [
    {
      children: [
        { path: 'discover', lazy: page('discover') },
        { path: 'alma', lazy: page('alma') },
        { path: 'roommates', lazy: page('roommates') },
        { path: 'colleges/states', lazy: page('states') },
        { path: 'colleges/:slug', lazy: page('college') },
      ],
    },
  ];
  prefetchPages(routes, () => new RouterContextProvider());
  await jest.advanceTimersByTimeAsync(0);
  expect(happened).toEqual(['discover', 'alma', 'roommates'].flatMap((name) => [`code of ${name}`, `chunks of ${name}`]));

  document.body.innerHTML = `<a href="/colleges/states">States</a><a href="/colleges/auburn-university">Auburn</a>`;
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(120);
  }
  expect(happened.slice(6)).toEqual(['code of college', 'data of college auburn-university']);
});
