/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import type { SourceCard } from '../../api/domain/imports.ts';
import { renderPanel } from '../records/panel.fixture.ts';

const { SourcesPage } = await import('./SourcesPage.tsx');

afterEach(cleanup);

const CARD: SourceCard = {
  source: 'ipeds',
  lastRun: null,
  loaded: [],
  colleges: 0,
  ageDays: null,
  state: 'due',
  next: { year: 2025, from: '2026-07' },
  missing: [
    { file: 'COST2_2024', holds: 'net price of 2023-24', since: '2025-12' },
    { file: 'HD2025', holds: 'directory of 2025-26', since: '2026-07' },
  ],
  renewed: 'in fall',
  attended: null,
  command: 'npm run cli -- import ipeds',
};

it('names the missing releases of a source with the month of each', async () => {
  globalThis.fetch = async (url) => {
    const text = JSON.stringify((url as string).includes('/sources') ? [CARD, { ...CARD, source: 'crime', missing: [] }] : []);
    const headers = new Headers({ 'Content-Range': 'x */0' });
    return { status: 200, ok: true, statusText: '', headers, text: async () => text } as unknown as Response;
  };
  renderPanel({ '/data-integration': <SourcesPage /> }, '/data-integration', ['read', 'runs.read']);
  const [ipeds, crime] = await screen.findAllByText('Missing');
  expect([...(ipeds?.nextElementSibling?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'COST2_2024 (net price of 2023-24), since December 2025',
    'HD2025 (directory of 2025-26), since July 2026',
  ]);
  expect(crime?.nextElementSibling?.textContent).toBe('None');
});
