/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { GlidingList } from './GlidingList.tsx';

const ROW_PX = 80;
let glides: string[];
let isReduced: boolean;
const topOf = (row: Element): number => [...(row.parentElement?.children ?? [])].indexOf(row) * ROW_PX;

/** jsdom lays nothing out and moves nothing. */
beforeAll(() => {
  window.matchMedia = () => ({ matches: isReduced }) as never;
  Object.defineProperties(HTMLLIElement.prototype, {
    offsetTop: {
      get(this: HTMLLIElement) {
        return topOf(this);
      },
    },
    getBoundingClientRect: {
      value(this: HTMLLIElement) {
        return { top: topOf(this) };
      },
    },
    animate: {
      value(this: HTMLLIElement, [from]: [Keyframe], { duration }: KeyframeAnimationOptions) {
        glides.push(`${this.textContent} ${String(from.transform)} in ${String(duration)} ms`);
      },
    },
  });
});
beforeEach(() => {
  glides = [];
  isReduced = false;
});
afterEach(cleanup);

const list = (names: string, order = names) => (
  <GlidingList label="Ranking" order={order} className="">
    {names.split(' ').map((name) => (
      <li key={name} data-row={name}>
        {name}
      </li>
    ))}
  </GlidingList>
);

it('moves each row from where it was, and leaves new and standing rows alone', () => {
  const { rerender } = render(list('a b c'));
  expect(glides).toEqual([]);
  rerender(list('c a b d'));
  expect(glides).toEqual(['c translateY(160px) in 200 ms', 'a translateY(-80px) in 200 ms', 'b translateY(-80px) in 200 ms']);
});

it('stands still while the order is the same, and with reduced motion', () => {
  const { rerender, container } = render(list('a b c'));
  rerender(list('a b', 'a b c'));
  isReduced = true;
  rerender(list('b a'));
  expect([container.textContent, glides]).toEqual(['ba', []]);
});
