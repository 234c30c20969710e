const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because it would have broken this unique index. */
export function breaksUnique(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && constraint === index;
}
