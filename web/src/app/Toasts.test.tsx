/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, shownToasts, toast } from '../lib/toast.ts';
import { Toasts } from './Toasts.tsx';
import { ToastViewer } from './ToastViewer.tsx';

/** React does not wait with these timers. */
function fakeTimers(): (milliseconds: number) => void {
  jest.useFakeTimers();
  return (milliseconds) => jest.advanceTimersByTime(milliseconds);
}

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('messages', () => {
  it('appear with the first message, as alerts only for failures', async () => {
    render(<Toasts />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void toast({ title: 'Link copied' }));
    await screen.findByText('Link copied');
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    act(() => void toast({ title: 'Login failed', description: 'Invalid credentials', tone: 'destructive' }));
    expect(screen.getByRole('alert').textContent).toBe('Login failedInvalid credentials');
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it('appear in a live region that was mounted before', () => {
    const tick = fakeTimers();
    render(<ToastViewer toasts={[{ id: 1, title: 'Saved' }]} />);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => tick(50));
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('can be dismissed', () => {
    const tick = fakeTimers();
    render(<ToastViewer toasts={[{ id: toast({ title: 'Saved' }), title: 'Saved' }]} />);
    act(() => tick(50));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved' }));
    expect(shownToasts()).toEqual([]);
  });

  it('stay for 6 seconds, and longer while hovered', () => {
    const tick = fakeTimers();
    const id = toast({ title: 'Stay' });
    render(<ToastViewer toasts={[{ id, title: 'Stay' }]} />);
    act(() => tick(50));
    act(() => tick(1000));
    fireEvent.pointerOver(screen.getByText('Stay'));
    act(() => tick(60_000));
    expect(shownToasts()).toHaveLength(1);
    fireEvent.pointerOut(screen.getByText('Stay'));
    act(() => tick(4999));
    expect(shownToasts()).toHaveLength(1);
    act(() => tick(1));
    expect(shownToasts()).toEqual([]);
  });

  it('are at most three', () => {
    for (const title of ['1', '2', '3', '4']) toast({ title });
    expect(shownToasts().map(({ title }) => title)).toEqual(['2', '3', '4']);
  });
});
