import type { Clock } from '../../domain/shared/time.ts';

export const systemClock: Clock = { now: () => new Date() };
