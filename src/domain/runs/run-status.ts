export const RUN_STATUSES = ['running', 'succeeded', 'unchanged', 'failed', 'cancelled', 'rolled_back'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
