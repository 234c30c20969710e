export const FORMATS = ['cron', 'systemd', 'kubernetes'] as const;
export type Format = (typeof FORMATS)[number];
