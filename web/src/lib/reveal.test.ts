/** @jest-environment jsdom */
import { revealOnScroll, type RevealWindow } from './reveal.ts';

class FakeObserver {
  static last: FakeObserver | undefined;
  observed: Element[] = [];
  constructor(
    readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    FakeObserver.last = this;
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.observed = [];
  }
}

const view = (prefersReducedMotion = false): RevealWindow => ({
  innerHeight: 800,
  matchMedia: () => ({ matches: prefersReducedMotion }),
  IntersectionObserver: FakeObserver as unknown as typeof IntersectionObserver,
});

function blockAt(top: number): HTMLElement {
  const block = document.createElement('div');
  block.getBoundingClientRect = () => ({ top }) as DOMRect;
  return block;
}

beforeEach(() => {
  FakeObserver.last = undefined;
});

describe('revealing on scroll', () => {
  it('hides an element out of sight and shows it within 150 px of the lower edge', () => {
    const block = blockAt(951);
    revealOnScroll(block, false, view());
    expect(block.dataset['reveal']).toBe('waiting');
    expect(FakeObserver.last?.options.rootMargin).toBe('0px 0px 150px 0px');

    FakeObserver.last?.callback([{ isIntersecting: false }]);
    expect(block.dataset['reveal']).toBe('waiting');
    FakeObserver.last?.callback([{ isIntersecting: true }]);
    expect(block.dataset['reveal']).toBe('shown');
    expect(FakeObserver.last?.observed).toEqual([]);
  });

  it('ignores elements in sight or near it', () => {
    const block = blockAt(950);
    revealOnScroll(block, false, view());
    expect(block.dataset['reveal']).toBeUndefined();
    expect(FakeObserver.last).toBeUndefined();
  });

  it('never hides an element that appears by itself, but shortens its delay', () => {
    const block = blockAt(2000);
    revealOnScroll(block, true, view());
    expect(block.dataset['reveal']).toBeUndefined();
    FakeObserver.last?.callback([{ isIntersecting: true }]);
    expect(block.dataset['reveal']).toBe('shown');
  });

  it('does nothing with reduced motion or without observers', () => {
    const block = blockAt(2000);
    revealOnScroll(block, false, view(true));
    revealOnScroll(block, false, { innerHeight: 800 });
    expect(block.dataset['reveal']).toBeUndefined();
  });

  it('stops observing', () => {
    const stop = revealOnScroll(blockAt(2000), false, view());
    expect(FakeObserver.last?.observed).toHaveLength(1);
    stop();
    expect(FakeObserver.last?.observed).toEqual([]);
  });
});
