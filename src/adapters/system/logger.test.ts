import { createLogger } from './logger.ts';

/** A logger and its lines. */
function start() {
  const written: string[] = [];
  const log = createLogger('info', { write: (text: string) => void written.push(text) });
  const last = () => JSON.parse(written.at(-1) ?? '{}') as Record<string, unknown>;
  return { log, written, last };
}

describe('a log line', () => {
  it.each([
    'password',
    'newPassword',
    'token',
    'resetToken',
    'authorization',
    'Cookie',
    'set-cookie',
    'code',
    'email',
    'content',
    'secret',
  ])('never shows a %s, however deep', (name) => {
    const { log, written, last } = start();
    log.info({ [name]: 'hidden', body: { [name]: 'hidden', list: [{ [name]: ['hidden'] }] }, path: '/seen' });
    expect(written.join('')).not.toContain('hidden');
    expect(last()).toMatchObject({ [name]: '[redacted]', body: { [name]: '[redacted]' }, path: '/seen' });
  });

  it('stays one line for any content', () => {
    const { log, written, last } = start();
    const name = 'Ada\r\n{"level":60}\u2028\u0085\u001b[2J\u009b31m\u202egnp.exe';
    log.info({ name }, name);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^[^\n\r\u007f-\u009f\u2028\u2029\u202e\u001b]*\n$/);
    expect(last()).toMatchObject({ name, msg: name });
  });

  it('contains the useful fields of an error, but no values', () => {
    const { log, written, last } = start();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(hidden) exists',
      parameters: ['hidden'],
    });
    log.error({ error: new Error('failed', { cause }) }, 'request failed');
    expect(written.join('')).not.toContain('hidden');
    expect(last().error).toMatchObject({ type: 'Error', message: 'failed', cause: { message: 'duplicate key', state: '23505' } });
  });

  it('accepts thrown values that are not errors', () => {
    const { log, last } = start();
    log.error({ error: 'text' });
    expect(last().error).toBe('text');
    log.warn({ error: null });
    expect(last().error).toBeNull();
  });
});
