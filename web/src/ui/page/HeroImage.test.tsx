/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HeroImage } from './HeroImage.tsx';

const show = () => render(<HeroImage src="/a.svg" fallbackSrc="/b.svg" alt="A green" />);
const image = () => screen.getByRole('img', { name: 'A green' });

afterEach(cleanup);

describe('a hero image', () => {
  it('has a size of 400 × 300 pixels', () => {
    show();
    expect(image().getAttribute('src')).toBe('/a.svg');
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['400', '300']);
  });

  it('falls back to the other picture, then to a text', () => {
    show();
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/b.svg');
    fireEvent.error(image());
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Image unavailable')).toBeTruthy();
  });

  it('shows the text at once if picture and fallback are the same', () => {
    render(<HeroImage src="/a.svg" fallbackSrc="/a.svg" alt="A green" />);
    fireEvent.error(image());
    expect(screen.getByText('Image unavailable')).toBeTruthy();
  });

  it('notices a picture that failed before hydration', () => {
    const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete')!;
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
    try {
      show();
      expect(screen.getByText('Image unavailable')).toBeTruthy();
    } finally {
      Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
    }
  });
});
