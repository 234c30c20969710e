import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type DatabaseApp, type SignedInWire } from './database-app.fixture.ts';

/** The code of an app with this secret, now or some time steps later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** Turns the second step of a person on. The code of the present time step is used then. */
export async function enroll(app: DatabaseApp, { token }: Pick<SignedInWire, 'token'>) {
  const begun = (await (await app.call('POST', '/api/user/second-step', undefined, token)).json()) as { secret: string };
  const answer = await app.call('POST', '/api/user/second-step/confirm', { code: codeOf(begun.secret) }, token);
  if (answer.status !== 200) throw new Error(await answer.text());
  return { ...begun, ...((await answer.json()) as { recoveryCodes: string[] }) };
}

/** Lets codes of present time steps count again. */
export const forgetUsedSteps = (app: DatabaseApp) => app.db('second_steps').update({ last_step: 0 });

/** The ticket that a right password gives. */
export async function ticketFor(app: DatabaseApp, email: string): Promise<string> {
  const answer = await app.post('/api/auth/login', { email, password: PASSWORD });
  return ((await answer.json()) as { secondStep: { ticket: string } }).secondStep.ticket;
}
