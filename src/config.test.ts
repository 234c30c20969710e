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
  it('needs nothing', () => {
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
      poolThreads: 4,
      logLevel: 'info',
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
  });

  it('names every fault at once, by variable', () => {
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

  it('lifts limits for tests only', () => {
    const RATE_LIMIT_MULTIPLIER = '50';
    for (const NODE_ENV of ['test', 'development'])
      expect(readConfig({ NODE_ENV, RATE_LIMIT_MULTIPLIER })).toMatchObject({ rateLimitMultiplier: 50 });
    for (const NODE_ENV of [undefined, '', 'production']) expect(faultsOf({ NODE_ENV, RATE_LIMIT_MULTIPLIER })).toHaveLength(1);
    expect(faultsOf({ NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '1001' })).toHaveLength(1);
    expect(faultsOf({ NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '0' })).toHaveLength(1);
  });

  it.each(['http://alma.example', 'javascript:alert(1)', 'security@alma.example'])(
    'takes no reports of faults at %s',
    (SECURITY_CONTACT) => {
      expect(faultsOf({ SECURITY_CONTACT })).toHaveLength(1);
    },
  );

  it('drops the slash behind the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://alma.example/' }).publicUrl).toBe('https://alma.example');
  });

  it('says all of it in one message', () => {
    expect(new ConfigError(['PORT: a', 'HOST: b']).message).toBe('The configuration has 2 faults:\n  - PORT: a\n  - HOST: b');
  });
});
