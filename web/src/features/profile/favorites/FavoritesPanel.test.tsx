/** @jest-environment jsdom */
import {
  aFavorite,
  aList,
  aUser,
  button,
  errorAt,
  field,
  lastToast,
  press,
  refuse,
  show,
  type,
  watchDownloads,
  type Answers,
} from '../profile.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Favorite } from '../../../api/domain/favorites.ts';
import { forgetSession, storeUser } from '../../../api/session-store.ts';
import { cardOf } from '../../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../../src/domain/colleges/college.fixture.ts';
import { savePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { FavoritesPanel } from './FavoritesPanel.tsx';

beforeAll(() => {
  // jsdom has no showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const NURSING = { code: '51.38', name: 'Nursing' };

const names = () => screen.getAllByRole('heading', { level: 4, hidden: true }).map(({ textContent }) => textContent);
const count = () => screen.getByText(/^[\d,]+ (of [\d,]+ )?colleges?$/, { selector: '[role=status]' }).textContent;
/** A change responds with the changed favorite. */
const changed: Answers = {
  'favorites.change': ({ params, body }) => ({ ...aFavorite(Number(params['collegeId'])), ...(body as Partial<Favorite>) }),
};

async function panel(favorites: Favorite[], answers: Answers = {}, address = '/profile?tab=favorites') {
  const shown = show(<FavoritesPanel />, { address, answers: { 'favorites.list': () => favorites, ...changed, ...answers } });
  await screen.findByRole('button', { name: 'Export CSV' });
  return shown;
}

it('links to colleges without favorites', async () => {
  show(<FavoritesPanel />);
  expect(await screen.findByText('No saved colleges yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/discover');
});

it('saves a college by its name', async () => {
  storeUser('t', aUser());
  let favorites: Favorite[] = [];
  const college = aFavorite(5).college;
  const option = { ...college, kind: 'college', ipedsUnitId: null, city: 'Springfield', matched: 'nickname', text: 'Five' };
  const { sent } = show(<FavoritesPanel />, {
    answers: {
      'favorites.list': () => favorites,
      'colleges.suggest': () => ({ options: [option], didYouMean: [] }),
      'favorites.add': () => {
        favorites = [aFavorite(5)];
        return favorites[0];
      },
    },
  });
  const add = await screen.findByRole('combobox', { name: 'Add a college' });
  add.focus();
  fireEvent.input(add, { target: { value: 'five' } });
  await screen.findByRole('option', { name: /^Five · College 5/ });
  fireEvent.keyDown(add, { key: 'Enter' });
  expect((add as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'College 5 saved', dialog: { label: 'Add to list' } }));
  expect(sent.map(({ method, path }) => [method, path])).toEqual([['PUT', '/api/favorites/5']]);
  act(() => forgetSession());
});

it('shows a load failure and retries', async () => {
  let isDown = true;
  show(<FavoritesPanel />, { answers: { 'favorites.list': () => (isDown ? refuse(503, 'Too busy.') : [aFavorite(1)]) } });
  expect(await screen.findByText('Too busy.')).toBeTruthy();
  isDown = false;
  press('Try again');
  expect(await screen.findByText('College 1')).toBeTruthy();
});

describe('a favorite', () => {
  it('links to the college and shows its location', async () => {
    await panel([aFavorite(1)]);
    expect(screen.getByRole('link', { name: 'College 1' }).getAttribute('href')).toBe('/colleges/college-1-1');
    expect(screen.getByText('Springfield, Alabama')).toBeTruthy();
  });

  it('shows the four figures, and what follows from the answers of this tab', async () => {
    const college = cardOf(
      aCollege({ netPricePublic: 10_000, acceptanceRateNum: 0.6, avgSAT: 1300, graduationRate: 0.5, medianEarnings: 40_000 }),
    );
    await panel([aFavorite(1, { college })]);
    const figures = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures()).toEqual(['Net price$10,000', 'Admits60%', 'Graduate50%', 'Earnings$40,000']);
    act(() => savePrivateAnswers({ income: '30001-48000', sat: 900 }));
    expect(screen.getByText('Reach')).toBeTruthy();
    await waitFor(() =>
      expect(figures()).toEqual([
        'Your price$8,100',
        'Admits60%',
        'Graduate50%',
        'Earnings$40,000',
        'Your price: estimate · income $30,001 to $48,000 · in-state average $10,000',
      ]),
    );
    act(() => savePrivateAnswers({}));
  });

  it('changes its status at once', async () => {
    const { bodies } = await panel([aFavorite(1)]);
    expect([...screen.getByLabelText<HTMLSelectElement>('Status of College 1').options].map(({ text }) => text)).toEqual([
      'Considering',
      'Applying',
      'Applied',
      'Admitted',
      'Waitlisted',
      'Denied',
      'Enrolled',
    ]);
    type('Status of College 1', 'admitted');
    await waitFor(() => expect(field('Status of College 1').value).toBe('admitted'));
    await waitFor(() => expect(bodies()).toEqual([{ status: 'admitted' }]));
  });

  it('reverts a failed change', async () => {
    await panel([aFavorite(1)], { 'favorites.change': () => refuse(500, 'Something went wrong on our side.') });
    type('Status of College 1', 'admitted');
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'College 1 could not be changed', tone: 'destructive' }));
    await waitFor(() => expect(field('Status of College 1').value).toBe('considering'));
  });

  it('is removed at once, and undo restores it with note, status and lists', async () => {
    const removed = aFavorite(1, { note: 'Big library', status: 'applied', major: NURSING, position: 2, listIds: [7, 8] });
    let favorites = [removed, aFavorite(2)];
    const { sent } = await panel(favorites, {
      'favorites.list': () => favorites,
      'favorites.remove': () => {
        favorites = [aFavorite(2)];
      },
      'favorites.add': () => {
        favorites = [removed, aFavorite(2)];
        return removed;
      },
      'favorites.changeList': ({ params }) => aList(Number(params['id']), 'Near'),
    });
    press('Remove College 1 from my colleges');
    await waitFor(() => expect(lastToast()?.title).toBe('College 1 removed'));
    expect([names(), count()]).toEqual([['College 2'], '1 college']);
    expect(document.activeElement?.textContent).toBe('1 college');

    lastToast()?.action?.run();
    await waitFor(() => expect(names()).toEqual(['College 2', 'College 1']));
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', '/api/favorites/1', undefined],
      ['PUT', '/api/favorites/1', undefined],
      ['PATCH', '/api/favorites/1', { note: 'Big library', status: 'applied', major: '51.38', position: 2 }],
      ['PATCH', '/api/favorite-lists/7', { add: [1], remove: [] }],
      ['PATCH', '/api/favorite-lists/8', { add: [1], remove: [] }],
    ]);
  });

  it('reappears if it cannot be removed', async () => {
    await panel([aFavorite(1)], { 'favorites.remove': () => refuse(0, 'You are offline.') });
    press('Remove College 1 from my colleges');
    await waitFor(() => expect(lastToast()?.title).toBe('College 1 could not be removed'));
    await waitFor(() => expect(names()).toEqual(['College 1']));
  });
});

describe('the major', () => {
  it('leads to what the college teaches, and can be removed', async () => {
    const favorite = aFavorite(1, { major: NURSING });
    const { sent } = await panel([favorite], { 'favorites.change': () => ({ ...favorite, major: null }) });
    expect(screen.getByRole('link', { name: 'Nursing' }).getAttribute('href')).toBe(`/colleges/${favorite.college.slug}#majors`);
    press('Remove major for College 1');
    expect(await screen.findByRole('button', { name: 'Add a major for College 1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Nursing' })).toBeNull();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/favorites/1', { major: null }]]);
  });

  it('stays if the change fails', async () => {
    await panel([aFavorite(1, { major: NURSING })], { 'favorites.change': () => refuse(503, 'Later.') });
    press('Remove major for College 1');
    await waitFor(() => expect(lastToast()?.title).toBe('The major for College 1 could not be changed'));
    expect(screen.getByRole('link', { name: 'Nursing' })).toBeTruthy();
  });
});

describe('the note', () => {
  it('is edited in place and keeps its line breaks', async () => {
    const { bodies } = await panel([aFavorite(1)]);
    press('Add a note on College 1');
    expect(document.activeElement).toBe(field('Note on College 1'));
    type('Note on College 1', 'Big library\nquiet ');
    expect(screen.getByText('982 characters left')).toBeTruthy();
    press('Save note');
    expect(await screen.findByRole('button', { name: 'Edit note on College 1' })).toBeTruthy();
    expect(screen.getByText(/Big library\s+quiet/).textContent).toBe('Big library\nquiet');
    expect(bodies()).toEqual([{ note: 'Big library\nquiet' }]);
    expect(document.activeElement).toBe(button('Edit note on College 1'));
  });

  it('keeps the typed text if it cannot be saved', async () => {
    await panel([aFavorite(1)], { 'favorites.change': () => refuse(400, 'Check this', { note: 'At most 1000 characters' }) });
    press('Add a note on College 1');
    type('Note on College 1', 'x'.repeat(1001));
    expect(screen.getByText('1 characters too many')).toBeTruthy();
    press('Save note');
    await waitFor(() => expect(errorAt('Note on College 1')).toBe('At most 1000 characters'));
    expect(field('Note on College 1').value).toHaveLength(1001);
  });

  it('stays unchanged on cancel', async () => {
    const { sent } = await panel([aFavorite(1, { note: 'Big library' })]);
    press('Edit note on College 1');
    type('Note on College 1', 'Small library');
    press('Cancel');
    expect(await screen.findByText('Big library')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('the order', () => {
  it('changes step by step, is announced and saved, and the focus stays', async () => {
    const { sent } = await panel([aFavorite(1), aFavorite(2), aFavorite(3)]);
    expect(names()).toEqual(['College 3', 'College 2', 'College 1']);
    button('Move College 1 up').focus();
    press('Move College 1 up');
    await waitFor(() => expect(names()).toEqual(['College 3', 'College 1', 'College 2']));
    expect(screen.getByText('College 1 is now 2 of 3')).toBeTruthy();
    await waitFor(() =>
      expect(sent.map(({ path, body }) => [path, body])).toEqual([
        ['/api/favorites/2', { position: 2 }],
        ['/api/favorites/1', { position: 1 }],
      ]),
    );
    expect(document.activeElement).toBe(button('Move College 1 up'));
  });

  it('stops at the ends', async () => {
    const { sent } = await panel([aFavorite(1), aFavorite(2)]);
    expect(button('Move College 2 up').getAttribute('aria-disabled')).toBe('true');
    press('Move College 2 up');
    expect(names()).toEqual(['College 2', 'College 1']);
    expect(sent).toEqual([]);
  });
});

describe('the filter', () => {
  const some = [aFavorite(1, { listIds: [5, 7], status: 'applied' }), aFavorite(2, { listIds: [7] }), aFavorite(3)];
  const lists: Answers = { 'favorites.lists': () => [aList(7, 'Near')] };

  it('is in the address', async () => {
    const { location } = await panel(some, lists);
    type('List', '7');
    await waitFor(() => expect(names()).toEqual(['College 2', 'College 1']));
    type('Status', 'applied');
    await waitFor(() => expect([names(), count()]).toEqual([['College 1'], '1 of 3 colleges']));
    expect(location().search).toBe('?tab=favorites&list=7&status=applied');
  });

  it('is not offered for one college, unless it is set', async () => {
    await panel([aFavorite(1)]);
    expect(screen.getAllByLabelText(/^Status/)).toHaveLength(1);
    cleanup();
    await panel([aFavorite(1)], {}, '/profile?tab=favorites&status=considering');
    expect(screen.getAllByLabelText(/^Status/)).toHaveLength(2);
  });

  it('without results can be cleared', async () => {
    await panel(some, lists, '/profile?tab=favorites&status=denied');
    expect(screen.getByText(/No saved colleges match this filter/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/profile?tab=favorites');
  });
});

it('exports a CSV file with a byte order mark', async () => {
  const files = watchDownloads();
  await panel([aFavorite(1)], { 'favorites.exportCsv': () => 'college,note\r\nCollege 1,ä\r\n' });
  press('Export CSV');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['favorites.csv']));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)].slice(0, 4));
    reader.readAsArrayBuffer(files[0]?.blob ?? new Blob());
  });
  expect(text).toEqual([0xef, 0xbb, 0xbf, 'c'.charCodeAt(0)]);
});

describe('the lists', () => {
  const open = async (answers: Answers, lists = [aList(7, 'Near')]) => {
    const shown = await panel([aFavorite(1, { listIds: [7] })], { 'favorites.lists': () => lists, ...answers });
    press('Your lists');
    return { ...shown, dialog: within(screen.getByRole('dialog', { hidden: true })) };
  };

  it('are created', async () => {
    const { bodies, dialog } = await open({ 'favorites.addList': () => aList(8, 'Far') });
    type('New list', 'Far');
    press('Create list');
    expect(await dialog.findByText('Far')).toBeTruthy();
    expect([bodies(), field('New list').value]).toEqual([[{ name: 'Far', collegeIds: [] }], '']);
  });

  it('keep the typed name if it is taken', async () => {
    await open({ 'favorites.addList': () => refuse(409, 'Taken', { name: 'You have a list of this name.' }) });
    type('New list', 'Near');
    press('Create list');
    await waitFor(() => expect(errorAt('New list')).toBe('You have a list of this name.'));
    expect(field('New list').value).toBe('Near');
  });

  it('are renamed', async () => {
    const { dialog } = await open({ 'favorites.changeList': () => aList(7, 'Close') });
    press('Rename Near');
    type('New name for Near', 'Close');
    press('Save name');
    expect(await dialog.findByText('Close')).toBeTruthy();
  });

  it('are shared by link until sharing stops', async () => {
    const { bodies } = await open({
      'favorites.changeList': ({ body }) => aList(7, 'Near', (body as { isShared: boolean }).isShared ? 'secret-token-of-a-list' : null),
    });
    press('Share Near by link');
    await waitFor(() => expect(field('Link to Near').value).toBe('http://localhost/lists/secret-token-of-a-list'));
    press('Stop sharing Near');
    await waitFor(() => expect(screen.queryByLabelText('Link to Near')).toBeNull());
    expect(bodies()).toEqual([{ isShared: true }, { isShared: false }]);
  });

  it('are deleted after confirmation, and their favorites stay', async () => {
    const { dialog } = await open({ 'favorites.removeList': () => undefined });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Near', hidden: true }));
    press('Delete it');
    await waitFor(() => expect(dialog.queryByText('Near')).toBeNull());
    expect(names()).toEqual(['College 1']);
  });
});
