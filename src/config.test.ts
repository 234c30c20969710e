import { randomBytes } from 'node:crypto';
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
      importsNeedTwo: false,
      databaseUrl: undefined,
      dataDir: '.data',
      migratesAtStart: true,
      publicUrl: 'http://localhost:3000',
      proxyHops: 0,
      rateLimitMultiplier: 1,
      securityContact: undefined,
      operator: {},
      authSecret: undefined,
      previousAuthSecret: undefined,
      passwordMinLength: 8,
      mail: { transport: 'outbox' },
      warehouse: { mode: 'local', caps: { queryBytes: 10_000_000_000, dayBytes: 100_000_000_000 } },
      pagesAheadBytes: 60_000_000,
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

  it('migrates at start unless ALMA_MIGRATE is never', () => {
    expect(readConfig({ ALMA_MIGRATE: 'never' }).migratesAtStart).toBe(false);
    expect(faultsOf({ ALMA_MIGRATE: 'no' })).toEqual([expect.stringMatching(/^ALMA_MIGRATE: /)]);
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

  it('takes the operator as one line each, and a contact that pages can link', () => {
    const operator = {
      OPERATOR_NAME: ' Alma Association ',
      OPERATOR_ADDRESS: '1 Main St, Auburn, AL 36849',
      OPERATOR_CONTACT: 'hi@alma.example',
    };
    expect(readConfig(operator).operator).toEqual({
      name: 'Alma Association',
      address: '1 Main St, Auburn, AL 36849',
      contact: 'hi@alma.example',
    });
    expect(readConfig({ OPERATOR_CONTACT: 'https://alma.example/contact' }).operator.contact).toBe('https://alma.example/contact');
    for (const text of ['two\nlines', 'bell\u0007', 'turned\u202Earound', 'x'.repeat(201), '  '])
      for (const name of ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_CONTACT'])
        expect(faultsOf({ [name]: text })).toEqual([`${name}: must be one line of at most 200 characters, without control characters`]);
    for (const OPERATOR_CONTACT of ['call us', 'http://alma.example', 'javascript:alert(1)', 'a@b@c'])
      expect(faultsOf({ OPERATOR_CONTACT })).toEqual(['OPERATOR_CONTACT: must be an email address or an https address']);
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

  describe('stops an unsafe public site', () => {
    const PUBLIC_URL = 'https://alma.example';
    const SMTP = { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://mail.example.edu', MAIL_FROM: 'a@b.example' };

    it.each(['0.0.0.0', '::', '192.168.1.20', 'alma.example', '127.0.0.1.example'])('on the host %s without PUBLIC_URL', (HOST) => {
      expect(faultsOf({ HOST })).toEqual([
        `PUBLIC_URL: is required when HOST is ${HOST}, for links and TLS. Set it to the address that visitors use, such as https://alma.example`,
      ]);
      expect(faultsOf({ HOST, PUBLIC_URL: '' })).toHaveLength(1);
      expect(faultsOf({ HOST, PUBLIC_URL })).toEqual([]);
    });

    it.each([undefined, '', '127.0.0.1', '127.1.2.3', 'localhost', '::1'])('but not on the host %s of this machine', (HOST) => {
      expect(faultsOf({ HOST })).toEqual([]);
    });

    it('that sends email without PUBLIC_URL', () => {
      expect(faultsOf(SMTP)).toEqual([
        'PUBLIC_URL: is required with MAIL_TRANSPORT=smtp, for links and TLS. Set it to the address that visitors use, such as https://alma.example',
      ]);
      expect(faultsOf({ ...SMTP, HOST: '0.0.0.0' })).toHaveLength(1);
      expect(faultsOf({ ...SMTP, PUBLIC_URL })).toEqual([]);
    });

    it('with settings for tests', () => {
      const multiplier = 'RATE_LIMIT_MULTIPLIER: is for tests only. Remove it, because PUBLIC_URL is a public address';
      expect(faultsOf({ PUBLIC_URL, NODE_ENV: 'test' })).toEqual([
        'NODE_ENV: is test. Set it to production, because PUBLIC_URL is a public address',
      ]);
      expect(faultsOf({ PUBLIC_URL, NODE_ENV: 'development', RATE_LIMIT_MULTIPLIER: '2' })).toEqual([multiplier]);
      expect(faultsOf({ PUBLIC_URL: 'HTTPS://alma.example', NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '1000' })).toHaveLength(2);
      expect(faultsOf({ PUBLIC_URL: 'http://alma.example', NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '1000' })).toHaveLength(2);
      expect(faultsOf({ PUBLIC_URL, NODE_ENV: 'development', RATE_LIMIT_MULTIPLIER: '1' })).toEqual([]);
      expect(faultsOf({ PUBLIC_URL: 'http://127.0.0.1:3000', NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '1000' })).toEqual([]);
    });
  });

  describe('BigQuery', () => {
    const live = { BIGQUERY_MODE: 'live', BIGQUERY_PROJECT: 'my-project-123', BIGQUERY_DATASET: 'alma' };

    it('needs a project and a dataset, and asks in the US by default', () => {
      expect(readConfig(live).warehouse).toMatchObject({ mode: 'live', project: 'my-project-123', dataset: 'alma', location: 'US' });
      expect(readConfig({ ...live, BIGQUERY_LOCATION: 'europe-west1' }).warehouse).toMatchObject({ location: 'europe-west1' });
      expect(faultsOf({ BIGQUERY_MODE: 'live' })).toEqual([
        'BIGQUERY_PROJECT: is required with BIGQUERY_MODE=live',
        'BIGQUERY_DATASET: is required with BIGQUERY_MODE=live',
      ]);
      expect(faultsOf({ BIGQUERY_PROJECT: 'my-project-123' })).toEqual(['BIGQUERY_PROJECT: has an effect only with BIGQUERY_MODE=live']);
    });

    it.each([
      { BIGQUERY_PROJECT: 'My Project' },
      { BIGQUERY_DATASET: 'alma.colleges' },
      { BIGQUERY_DATASET: 'a`; drop' },
      { BIGQUERY_LOCATION: 'EU/x' },
      { BIGQUERY_MODE: 'cloud' },
    ])('refuses %j', (change) => {
      expect(faultsOf({ ...live, ...change })).toHaveLength(1);
    });

    it('never goes to an emulator with real credentials', () => {
      expect(faultsOf({ ...live, BIGQUERY_EMULATOR_HOST: 'localhost:9050' })).toEqual([
        'BIGQUERY_EMULATOR_HOST: must not be set with BIGQUERY_MODE=live. Remove it',
      ]);
      expect(faultsOf({ BIGQUERY_EMULATOR_HOST: 'localhost:9050' })).toEqual([]);
    });
  });

  describe('refuses the secret', () => {
    it.each([
      ['a'.repeat(32)],
      ['ab'.repeat(24)],
      ['0123456789abcdef0123456789abcdef'],
      ['abcdefghijklmnopqrstuvwxyz0123456789'],
      ['correct horse battery correct horse battery '],
      ['change-me-change-me-change-me-now'],
      ['please_CHANGE_this_secret_before_use'],
      ['your-256-bit-secret-goes-in-this-place'],
      ['replace with openssl rand -base64 48'],
      ['this is a placeholder, nothing more'],
      ['example-secret-for-alma-0123456789'],
    ])('%s', (weak) => {
      for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS'])
        expect(faultsOf({ [name]: weak })).toEqual([`${name}: is easy to guess. Set it to the output of "openssl rand -base64 48"`]);
    });

    it('but no random one', () => {
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        for (let time = 0; time < 200; time += 1) expect(faultsOf({ AUTH_SECRET: randomBytes(24).toString(encoding) })).toEqual([]);
    });
  });

  it.each(['http://alma.example', 'javascript:alert(1)', 'security@alma.example'])(
    'refuses the security contact %s',
    (SECURITY_CONTACT) => {
      expect(faultsOf({ SECURITY_CONTACT })).toHaveLength(1);
    },
  );

  it('refuses a short secret, measured in bytes', () => {
    for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS']) {
      expect(faultsOf({ [name]: 'vN2pQk8xLr5tZb1mWc7yHd4sJf9gTa0' })).toEqual([expect.stringContaining('at least 32 bytes')]);
      expect(faultsOf({ [name]: 'äöüßéèêàáçñøåæþ ÿ' })).toEqual([]);
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
    const PUBLIC_URL = 'https://alma.example';

    it.each([
      [
        { MAIL_TRANSPORT: 'smtp', SMTP_URL, MAIL_FROM, PUBLIC_URL },
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
      expect(faultsOf({ MAIL_TRANSPORT: 'smtp', SMTP_URL: '', PUBLIC_URL })).toEqual([
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
