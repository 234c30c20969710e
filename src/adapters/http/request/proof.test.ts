import { resources } from '../../../contracts/admin/index.ts';
import { casesCalls } from '../../../contracts/admin/moderation/cases.calls.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { CASE_STEPS } from '../../../domain/moderation/case.ts';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { ADDRESSES, ENDPOINTS } from '../testing/registry.fixture.ts';

const proofOf = (name: string): Endpoint['proof'] => ENDPOINTS.find(([known]) => known === name)?.[1].proof;

/** Fields of records that say who a member or a visitor is. */
const PERSONAL = /^(email|recipient|userId|username|reporter|subjectName|network|ipPrefix|phone|birthDate)$/;

describe('a recent password is needed', () => {
  it.each([
    'admin/users.change',
    'admin/users.bulk',
    'admin.endUserSessions',
    'admin.revert',
    'profile.exportData',
    'profile.endSession',
    'profile.endAllSessions',
  ])('for %s', (name) => {
    expect(proofOf(name)).toBe('recent');
  });

  it('for every file with people in it, and for no other', () => {
    const withPeople = Object.values(resources).filter(({ spec }) => Object.keys(spec.record.shape).some((field) => PERSONAL.test(field)));
    const names = withPeople.map(({ spec }) => `admin/${spec.name}.exportCsv`);
    const protectedFiles = ENDPOINTS.filter(([name, { proof }]) => name.endsWith('.exportCsv') && proof === 'recent');
    expect(protectedFiles.map(([name]) => name).sort()).toEqual(names.sort());
    expect(names).toContain('admin/users.exportCsv');
  });

  it('for every call that deletes an account, changes its role or locks it', () => {
    const found = ENDPOINTS.filter(([, { path, method }]) => path.startsWith('/api/admin/users') && method !== 'GET');
    const open = found.filter(([, { proof }]) => proof !== 'recent').map(([name]) => name);
    expect(open).toEqual(['admin.correctBirthDate']);
  });

  it('for the decisions about a case that lock an account', () => {
    const { proof } = casesCalls.decideCase;
    expect(CASE_STEPS.filter((step) => proof({ step }))).toEqual(['freeze', 'suspend', 'ban']);
  });
});

describe('a session whose password is 16 minutes old', () => {
  let app: DatabaseApp;
  let admin: SignedInWire;
  beforeAll(async () => {
    app = await startDatabaseApp();
    admin = await app.register();
    await app.db('users').where({ id: admin.user.id }).update({ account_type: 'admin' });
  });
  afterAll(() => app.close());

  const needing = ADDRESSES.filter(({ endpoint }) => endpoint.proof === 'recent');
  it.each(needing.map(({ method, path }) => [method, path]))('is refused by %s %s, whatever it sends', async (method, path) => {
    await app.db('sessions').update({ authenticated_at: app.db.raw("now() - interval '16 minutes'") });
    const answer = await app.call(method, path, method === 'GET' ? undefined : {}, admin.token);
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([403, 'password.confirm']);
  });
});
