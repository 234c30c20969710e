/** @jest-environment jsdom */
import { aUser, button, errorAt, field, lastToast, press, refuse, show, type, watchDownloads } from '../profile.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_PICTURE_BYTES } from '../../../../../src/domain/accounts/profile/picture.ts';
import type { SessionInfo } from '../../../api/domain/accounts.ts';
import { currentToken, forgetSession, USER_KEY } from '../../../api/session.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { pictureFault } from './picture-check.ts';
import { PictureForm } from './PictureForm.tsx';
import { Sessions } from './Sessions.tsx';

beforeAll(() => {
  // jsdom has no showModal and no scrollIntoView.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  forgetSession();
});
const alerts = () =>
  screen
    .getAllByRole('alert', { hidden: true })
    .map(({ textContent }) => textContent)
    .join('');

describe('the picture', () => {
  const png = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });
  const choose = (file: File) => fireEvent.change(field(/Choose a picture/), { target: { files: [file] } });
  const preview = () => screen.findByRole<HTMLImageElement>('img', { name: 'Preview, cropped to a square' });

  it('is previewed, saved and then shown everywhere', async () => {
    const { sent, queries } = show(<PictureForm user={aUser()} />, {
      answers: { 'profile.setPicture': () => aUser({ profilePicture: '/pictures/1.webp' }) },
    });
    choose(png);
    expect((await preview()).src).toMatch(/^data:image\/png;base64,/);
    press('Use this picture');
    await waitFor(() => expect(lastToast()?.title).toBe('Picture saved'));
    expect(sent.map(({ body }) => body)).toEqual([png]);
    expect(queries.getQueryData(USER_KEY)).toMatchObject({ profilePicture: '/pictures/1.webp' });
  });

  it('can be dropped', async () => {
    show(<PictureForm user={aUser()} />);
    fireEvent.drop(screen.getByText('Choose a picture or drop it here'), { dataTransfer: { files: [png] } });
    expect(await preview()).toBeTruthy();
  });

  it('stays visible if the server rejects it, and another one can be chosen', async () => {
    show(<PictureForm user={aUser()} />, { answers: { 'profile.setPicture': () => refuse(400, 'This is not a picture we can read.') } });
    choose(png);
    await preview();
    press('Use this picture');
    await waitFor(() => expect(alerts()).toBe('This is not a picture we can read.'));
    expect(await preview()).toBeTruthy();
    press('Cancel');
    expect(field(/Choose a picture/)).toBeTruthy();
  });

  it.each([
    ['another file type', new File(['x'], 'me.gif', { type: 'image/gif' }), /^This file is not a PNG, JPEG or WebP image/],
    [
      'a file that is too large',
      new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], 'me.png', { type: 'image/png' }),
      /^This file is 2\.1 MB/,
    ],
    ['an empty file', new File([], 'me.png', { type: 'image/png' }), /^This file is empty/],
  ])('is not sent when it is %s', (_, file, words) => {
    const { sent } = show(<PictureForm user={aUser()} />);
    choose(file);
    expect(alerts()).toMatch(words);
    expect(sent).toEqual([]);
  });

  it('is removed after confirmation', async () => {
    const { sent } = show(<PictureForm user={aUser({ profilePicture: '/pictures/1.webp' })} />, {
      answers: { 'profile.removePicture': () => aUser() },
    });
    press('Remove picture');
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(button('Remove it'));
    press('Remove it');
    await waitFor(() => expect(lastToast()?.title).toBe('Picture removed'));
  });

  it('may have the size of the limit', () => {
    expect(pictureFault({ type: 'image/webp', size: MAX_PICTURE_BYTES })).toBeUndefined();
  });
});

describe('the sessions', () => {
  const session = (id: string, device: string, overrides: Partial<SessionInfo> = {}): SessionInfo => ({
    id,
    device,
    createdAt: '2026-05-01T12:00:00.000Z',
    lastSeenAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    ipPrefix: '192.0.2.0/24',
    isCurrent: false,
    ...overrides,
  });
  const both = [session('1', 'Firefox on Windows', { isCurrent: true }), session('2', 'Safari on iPhone')];
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('show device, network and time, and mark the current one', async () => {
    show(<Sessions user={aUser()} />, { answers: { 'profile.sessions': () => both } });
    expect(await screen.findByText('Safari on iPhone')).toBeTruthy();
    expect(items()[0]).toContain('Firefox on WindowsThis deviceActive now · Network 192.0.2.0/24');
    expect(items()[1]).toContain('Last seen 5 minutes ago · Network 192.0.2.0/24');
    expect(screen.queryByRole('button', { name: 'End: Firefox on Windows' })).toBeNull();
  });

  it('end one by one', async () => {
    const { sent } = show(<Sessions user={aUser()} />, {
      answers: { 'profile.sessions': () => both, 'profile.endSession': () => undefined },
    });
    await screen.findByText('Safari on iPhone');
    press('End: Safari on iPhone');
    press('End it');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(sent.map(({ path }) => path)).toEqual(['/api/user/sessions/2']);
  });

  it('are reloaded if one has already ended', async () => {
    let sessions = both;
    show(<Sessions user={aUser()} />, {
      answers: {
        'profile.sessions': () => sessions,
        'profile.endSession': () => {
          sessions = both.slice(0, 1);
          return refuse(404, 'There is no such session. It may have ended already.');
        },
      },
    });
    await screen.findByText('Safari on iPhone');
    press('End: Safari on iPhone');
    press('End it');
    await waitFor(() => expect(items()).toHaveLength(1));
  });

  it('end all at once after confirmation', async () => {
    const { sent, location } = show(<Sessions user={aUser()} />, {
      address: '/profile?tab=account',
      answers: { 'profile.sessions': () => both, 'profile.endAllSessions': () => undefined },
    });
    press('Sign out everywhere');
    const question = screen.getByRole('group', { name: 'Sign out on every device, including this one?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(lastToast()?.title).toBe('Signed out everywhere'));
    expect(sent.map(({ key }) => key)).toEqual(['profile.endAllSessions']);
    await waitFor(() => expect(location().pathname).toBe('/'));
  });

  it.each([
    ['End: Safari on iPhone', 'End it', 'Confirm and end', 'Session ended'],
    ['Sign out everywhere', 'Sign out everywhere', 'Sign out everywhere', 'Signed out everywhere'],
  ])('ask for the password when the server wants it (%s)', async (label, confirm, submit, title) => {
    let isProven = false;
    const end = () => (isProven ? undefined : refuse(403, 'Enter your password again to do this.', {}, 'password.confirm'));
    const { bodies } = show(<Sessions user={aUser()} />, {
      answers: {
        'profile.sessions': () => both,
        'profile.endSession': end,
        'profile.endAllSessions': end,
        'profile.confirmPassword': () => {
          isProven = true;
          return { token: 'renewed', user: aUser() };
        },
      },
    });
    await screen.findByText('Safari on iPhone');
    press(label);
    press(confirm);
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    type('Password', 'correct horse');
    press(submit);
    await waitFor(() => expect(lastToast()?.title).toBe(title));
    expect(bodies()).toEqual([undefined, { password: 'correct horse' }, undefined]);
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    show(<Sessions user={aUser()} />, { answers: { 'profile.sessions': () => (isDown ? refuse(503, 'Too busy.') : both) } });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Safari on iPhone')).toBeTruthy();
  });
});

describe('the data', () => {
  it('is downloaded at once after a recent password check', async () => {
    const files = watchDownloads();
    show(<DataDownload user={aUser()} />, { answers: { 'profile.exportData': () => ({ user: { username: 'ada' } }) } });
    press('Download my data');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['alma-data.json']));
    expect([files[0]?.blob.type, lastToast()?.title]).toEqual(['application/json;charset=utf-8', 'Your data was downloaded']);
  });

  it('asks for the password otherwise and rejects a wrong one', async () => {
    const files = watchDownloads();
    let isProven = false;
    const { sent } = show(<DataDownload user={aUser()} />, {
      answers: {
        'profile.exportData': () => (isProven ? { user: {} } : refuse(403, 'Enter your password once more.', {}, 'password.confirm')),
        'profile.confirmPassword': ({ body }) => {
          isProven = (body as { password: string }).password === 'correct horse';
          return isProven
            ? { token: 'renewed', user: aUser() }
            : refuse(400, 'This is not your password', { password: 'This is not your password' });
        },
      },
    });
    press('Download my data');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    type('Password', 'wrong horse');
    press('Confirm and download');
    await waitFor(() => expect(errorAt('Password')).toBe('This is not your password'));
    type('Password', 'correct horse');
    press('Confirm and download');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'wrong horse' }, { password: 'correct horse' }]);
    expect(currentToken()).toBe('renewed');
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeTruthy();
  });

  it('shows the rate limit message', async () => {
    show(<DataDownload user={aUser()} />, { answers: { 'profile.exportData': () => refuse(429, 'Too many calls. Try again later.') } });
    press('Download my data');
    await waitFor(() => expect(alerts()).toBe('Too many calls. Try again later.'));
  });
});

describe('deleting the account', () => {
  const open = (answers: Parameters<typeof show>[1] = {}) => {
    const shown = show(<DeleteAccount user={aUser()} />, { address: '/profile?tab=account', ...answers });
    press('Delete my account');
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'Delete my account', hidden: true }));
    return { ...shown, confirm };
  };

  it('explains the consequences before it asks for the password', () => {
    const { sent } = open();
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toMatch(/signed out on every device.*For seven days you can restore/);
    expect(sent).toEqual([]);
  });

  it('leads to the restore page with the deadline', async () => {
    const { bodies, location, confirm } = open({
      answers: { 'profile.remove': () => ({ message: 'ok', restorableUntil: '2026-11-28T12:00:00.000Z' }) },
    });
    type('Password', 'correct horse');
    confirm();
    await waitFor(() => expect(location().pathname).toBe('/restore-account'));
    expect(location().state).toEqual({ restorableUntil: '2026-11-28T12:00:00.000Z' });
    expect(bodies()).toEqual([{ password: 'correct horse' }]);
  });

  it('deletes nothing with a wrong password', async () => {
    const { location, confirm } = open({
      answers: { 'profile.remove': () => refuse(400, 'This is not your password', { password: 'This is not your password' }) },
    });
    type('Password', 'wrong horse');
    confirm();
    await waitFor(() => expect(errorAt('Password')).toBe('This is not your password'));
    expect([location().pathname, field('Password').value]).toEqual(['/profile', 'wrong horse']);
  });
});

it('scrolls to the section in the address', async () => {
  show(<AccountPanel user={aUser()} />, { address: '/profile?tab=account#email' });
  await waitFor(() => expect(document.activeElement?.id).toBe('email'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Picture',
    'Student facts',
    'Email',
    'Password',
    'Second step',
    'Where you are signed in',
    'Cookie preferences',
    'Download my data',
    'Delete account',
  ]);
  expect(screen.getByRole('button', { name: 'Change cookie preferences' }).dataset['cookiePreferences']).toBe('');
});
