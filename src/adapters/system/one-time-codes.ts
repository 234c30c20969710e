import { Secret, TOTP, URI } from 'otpauth';
import { encode } from 'uqr';
import type { OneTimeCodes, QrCode } from '../../domain/accounts/sign-in/second-step.ports.ts';
import { PRODUCT } from '../../domain/shared/product.ts';

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
const FORMAT = { issuer: PRODUCT.name, algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SIX_DIGITS = /^\d{6}$/;
const SECRET_BYTES = 20;
/** A clock may be half a minute off. */
const STEPS_BESIDE = 1;

/** @param now - the time in milliseconds */
export function createOneTimeCodes(now: () => number = Date.now): OneTimeCodes {
  const totp = (secret: string, label = '') => new TOTP({ ...FORMAT, label, secret: Secret.fromBase32(secret) });
  return {
    newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    addressOf: (secret, account) => URI.stringify(totp(secret, account)),
    stepOf(secret, code) {
      if (!SIX_DIGITS.test(code)) return undefined;
      const timestamp = now();
      const delta = totp(secret).validate({ token: code, timestamp, window: STEPS_BESIDE });
      return delta === null ? undefined : Math.floor(timestamp / 1_000 / FORMAT.period) + delta;
    },
  };
}

/** One rectangle per row of dark modules. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
