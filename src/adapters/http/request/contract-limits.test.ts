import { ENDPOINTS } from '../testing/registry.fixture.ts';

/** One network is often a whole school. */
const HOUR = 3_600;
const CLASS = 30;
const limited = ENDPOINTS.flatMap(([name, { access, limit }]) =>
  limit?.address ? [{ name, access, user: limit.user, ...limit.address }] : [],
);

it('no limit of a network lasts longer than an hour', () => {
  expect(limited.filter(({ seconds }) => seconds > HOUR).map(({ name }) => name)).toEqual([]);
});

it('calls of members have a limit of the person instead', () => {
  expect(limited.filter(({ access }) => access !== 'public' && access !== 'optional').map(({ name }) => name)).toEqual([]);
  expect(limited.filter(({ access, user }) => access === 'optional' && !user).map(({ name }) => name)).toEqual([]);
});

it('a class behind one address can sign up, verify its addresses and sign in together', () => {
  const calls = ['register', 'usernameAvailable', 'verifyEmail', 'login', 'forgotPassword', 'verifyResetCode', 'resetPassword'];
  const narrow = limited.filter(({ name, calls: most }) => calls.some((call) => name === `accounts.${call}`) && most < 2 * CLASS);
  expect(narrow.map(({ name }) => name)).toEqual([]);
  expect(calls.filter((call) => !limited.some(({ name }) => name === `accounts.${call}`))).toEqual([]);
});
