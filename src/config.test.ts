import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig } from './config.ts';

const faultsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
};

describe('readConfig', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '.data',
      publicUrl: 'http://localhost:3000',
      proxyHops: 0,
      rateLimitMultiplier: 1,
      securityContact: undefined,
      authSecret: undefined,
      previousAuthSecret: undefined,
      passwordMinLength: 8,
      mail: { transport: 'outbox' },
      poolThreads: 4,
      logLevel: 'info',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
  });

  it('has an example file with the defaults', () => {
    expect(readConfig(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(readConfig({}));
  });

  it('reports all faults at once, by variable', () => {
    const faults = faultsOf({
      NODE_ENV: 'staging',
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'alma.example',
      LOG_LEVEL: 'loud',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['NODE_ENV', 'PORT', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL']);
  });

  it.each(['abc', '-1', '3.5', '1e9'])('refuses the port %s', (PORT) => {
    expect(faultsOf({ PORT })).toHaveLength(1);
  });

  it('raises rate limits only in tests and development', () => {
    const RATE_LIMIT_MULTIPLIER = '50';
    for (const NODE_ENV of ['test', 'development'])
      expect(readConfig({ NODE_ENV, RATE_LIMIT_MULTIPLIER })).toMatchObject({ rateLimitMultiplier: 50 });
    for (const NODE_ENV of [undefined, '', 'production']) expect(faultsOf({ NODE_ENV, RATE_LIMIT_MULTIPLIER })).toHaveLength(1);
    expect(faultsOf({ NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '1001' })).toHaveLength(1);
    expect(faultsOf({ NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '0' })).toHaveLength(1);
  });

  it.each(['http://alma.example', 'javascript:alert(1)', 'security@alma.example'])(
    'refuses the security contact %s',
    (SECURITY_CONTACT) => {
      expect(faultsOf({ SECURITY_CONTACT })).toHaveLength(1);
    },
  );

  it('refuses a short secret, measured in bytes', () => {
    for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS']) {
      expect(faultsOf({ [name]: 'x'.repeat(31) })).toEqual([expect.stringContaining('at least 32 bytes')]);
      expect(faultsOf({ [name]: 'ü'.repeat(16) })).toEqual([]);
    }
    expect(faultsOf({ AUTH_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('allows a longer minimum for passwords, never a shorter one', () => {
    expect(readConfig({ PASSWORD_MIN_LENGTH: '15' }).passwordMinLength).toBe(15);
    for (const PASSWORD_MIN_LENGTH of ['7', '65', '8.5', 'eight']) expect(faultsOf({ PASSWORD_MIN_LENGTH })).toHaveLength(1);
  });

  it('removes the slash at the end of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://alma.example/' }).publicUrl).toBe('https://alma.example');
  });

  it('puts all faults into one message', () => {
    expect(new ConfigError(['PORT: a', 'HOST: b']).message).toBe('The configuration has 2 errors:\n  - PORT: a\n  - HOST: b');
  });

  describe('mail', () => {
    const SMTP_URL = 'smtps://alma:p%40ss@mail.example.edu:465';
    const MAIL_FROM = 'Alma <no-reply@alma.example>';

    it.each([
      [
        { MAIL_TRANSPORT: 'smtp', SMTP_URL, MAIL_FROM },
        { transport: 'smtp', url: SMTP_URL, from: MAIL_FROM },
      ],
      [
        { MAIL_TRANSPORT: 'file', ALMA_DATA_DIR: '/data', MAIL_FROM: 'a@b.example' },
        { transport: 'file', folder: '/data/mail', from: 'a@b.example' },
      ],
      [{ MAIL_TRANSPORT: 'file' }, { transport: 'file', folder: '.data/mail', from: 'Alma <alma@localhost>' }],
    ])('of %j', (environment, mail) => {
      expect(readConfig(environment).mail).toEqual(mail);
    });

    it('by SMTP requires the server and the sender', () => {
      expect(faultsOf({ MAIL_TRANSPORT: 'smtp', SMTP_URL: '' })).toEqual([
        'SMTP_URL: is required with MAIL_TRANSPORT=smtp',
        'MAIL_FROM: is required with MAIL_TRANSPORT=smtp',
      ]);
    });

    it('reports a server without the SMTP transport', () => {
      expect(faultsOf({ SMTP_URL })).toEqual(['SMTP_URL: has an effect only with MAIL_TRANSPORT=smtp']);
      expect(faultsOf({ SMTP_URL, MAIL_TRANSPORT: 'outbox' })).toEqual([]);
    });

    it.each([
      { MAIL_TRANSPORT: 'pigeon' },
      { SMTP_URL: 'http://mail.example.edu', MAIL_TRANSPORT: 'outbox' },
      { MAIL_FROM: 'Alma' },
      { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
      { MAIL_FROM: 'a@b.example, c@d.example' },
      { MAIL_FROM: 'Alma\n<a@b.example>' },
    ])('is refused with %j', (environment) => {
      expect(faultsOf(environment)).toHaveLength(1);
    });

    it('reports no password of a wrong setting', () => {
      expect(faultsOf({ MAIL_TRANSPORT: 'smtp', MAIL_FROM, SMTP_URL: 'ftp://alma:hunter2@mail.example.edu' }).join()).not.toContain(
        'hunter2',
      );
    });
  });
});
