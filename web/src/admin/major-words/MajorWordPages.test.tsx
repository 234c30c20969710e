/** @jest-environment jsdom */
import '../records/panel.fixture.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';

const { fakeRecords, renderPanel } = await import('../records/panel.fixture.ts');
const { MajorWordCreate } = await import('./MajorWordCreate.tsx');
const { MajorWordEdit } = await import('./MajorWordEdit.tsx');
const { MajorWordList } = await import('./MajorWordList.tsx');

afterEach(cleanup);

const SCRUBS = {
  id: 7,
  version: 3,
  word: 'scrubs',
  codes: ['51.38', '51.22'],
  codeNames: ['Nursing', 'Public health'],
  seedCodes: [],
  isUnclear: true,
  state: 'active',
  updatedAt: '2026-11-22T10:00:00.000Z',
  deletedAt: null,
};
const RN = {
  ...SCRUBS,
  id: 8,
  word: 'rn',
  codes: ['51.38'],
  codeNames: ['Nursing'],
  seedCodes: ['51.38'],
  isUnclear: false,
  state: 'hidden',
};
const PAGES = { '/major-words/create': <MajorWordCreate />, '/major-words/:id': <MajorWordEdit />, '*': <MajorWordList /> };

it('the list names the fields that each word leads to, and links to the search', async () => {
  fakeRecords('major-words', [SCRUBS, RN]);
  renderPanel(PAGES, '/major-words');
  expect((await screen.findByText('Nursing (51.38) or Public health (51.22)')).closest('tr')?.textContent).toContain('scrubs');
  expect(screen.getByText('Nothing').closest('tr')?.textContent).toContain('Hidden');
  expect(screen.getByRole('link', { name: 'Try scrubs' }).getAttribute('href')).toBe('/discover?q=scrubs');
});

it('the page of a word says what it means without the entry, and shows a refusal at its field', async () => {
  const { sent, state, fail } = fakeRecords('major-words', [SCRUBS, RN]);
  state.refuse = () =>
    fail(400, 'record.invalid', 'Nothing was saved.', [{ path: 'word', message: 'This is the name of Nursing (51.38)' }]);
  renderPanel(PAGES, '/major-words/8');
  expect((await screen.findByText(/^Leads to:/)).textContent).toBe('Leads to: Nothing. Without this entry: 51.38.');
  fireEvent.change(await screen.findByLabelText(/^Word/), { target: { value: 'nursing' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/This is the name of Nursing/)).length).toBeGreaterThan(0);
  expect(sent[0]?.body).toEqual({ changes: { word: 'nursing' } });
});

it('a new word starts as active, with the fields of the contract', async () => {
  fakeRecords('major-words', []);
  renderPanel(PAGES, '/major-words/create');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Word/)).value).toBe('');
  expect(screen.getByLabelText(/^State/).textContent).toBe('Active');
  expect(screen.getByLabelText(/^CIP codes, most meant first/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('The student chooses among the codes').checked).toBe(false);
});
