/** @jest-environment jsdom */
import '../lib/jsdom-router.fixture.ts';
import { createAuthProvider } from './auth-provider.ts';
import type { PanelResource } from './panel-resource.ts';

const Nothing = () => null;
const resource = (name: string, options: Partial<PanelResource['options']>): PanelResource => ({
  name,
  list: Nothing,
  icon: Nothing,
  options: { label: name, group: 'Data', ...options },
});
const RESOURCES = [resource('colleges', { write: 'catalog' }), resource('users', { read: 'users', write: 'users' }), resource('log', {})];

describe('the permissions of a viewer and of staff', () => {
  const user = { id: 1, username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
  const viewer = createAuthProvider({ permissions: ['read'], user, secondStep: null }, RESOURCES);
  const staff = createAuthProvider({ permissions: ['read', 'catalog'], user, secondStep: null }, RESOURCES);

  it.each([
    ['colleges', 'list', true, true],
    ['colleges', 'show', true, true],
    ['colleges', 'edit', false, true],
    ['colleges', 'create', false, true],
    ['colleges', 'delete', false, true],
    ['colleges', 'export', false, true],
    ['users', 'list', false, false],
    ['log', 'list', true, true],
    ['log', 'edit', false, false],
  ])('%s %s', async (name, action, forViewer, forStaff) => {
    expect([await viewer.canAccess?.({ resource: name, action }), await staff.canAccess?.({ resource: name, action })]).toEqual([
      forViewer,
      forStaff,
    ]);
  });

  it('do not end the session when a call is refused or fails', async () => {
    localStorage.setItem('auth_token', 'token');
    for (const status of [0, 400, 403, 404, 409, 428, 500, 503]) await staff.checkError({ status });
    expect(localStorage.getItem('auth_token')).toBe('token');
  });
});
