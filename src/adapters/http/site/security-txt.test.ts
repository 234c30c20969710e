import { startApp } from '../testing/app.fixture.ts';

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );

describe('security.txt', () => {
  it('has the contact and an expiry date in the future', async () => {
    const app = await startApp(undefined, { securityContact: 'mailto:faults@alma.example' });
    const response = await app.get('/.well-known/security.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const { Expires: expires, ...fields } = fieldsOf(await response.text());
    expect(fields).toEqual({
      Contact: 'mailto:faults@alma.example',
      Policy: 'https://alma.example/security-policy',
      Canonical: 'https://alma.example/.well-known/security.txt',
      'Preferred-Languages': 'en',
    });
    const days = (Date.parse(expires ?? '') - Date.now()) / 86_400_000;
    expect([days > 300, days < 365]).toEqual([true, true]);
    await app.close();
  });

  it('has a default contact and a policy page', async () => {
    const app = await startApp();
    const { Contact: contact } = fieldsOf(await (await app.get('/.well-known/security.txt')).text());
    expect(contact).toBe('mailto:security@alma.example');
    const policy = await (await app.get('/security-policy')).text();
    expect(policy).toContain('five working days');
    expect(policy).toContain('href="mailto:security@alma.example"');
    await app.close();
  });
});
