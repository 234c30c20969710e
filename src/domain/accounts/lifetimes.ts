/** How long things hold, in seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SESSION_LIVES = { idleSeconds: 7 * DAY, absoluteSeconds: 30 * DAY };
export const VERIFICATION_SECONDS = 24 * HOUR;
export const RESET_CODE_SECONDS = 15 * MINUTE;
export const RESET_TOKEN_SECONDS = 10 * MINUTE;
