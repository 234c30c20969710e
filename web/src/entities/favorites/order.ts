import type { Favorite } from '../../api/domain/favorites.ts';

/** By position, then newest first: the server's order. */
export const inOrder = (a: Favorite, b: Favorite): number =>
  a.position - b.position || b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/**
 * The positions that change when a favorite moves to the position of another one. The first move numbers all favorites; later moves by
 * one step change two positions.
 */
export function reordered(ordered: readonly Favorite[], collegeId: number, targetId: number): { collegeId: number; position: number }[] {
  const ids = ordered.map((one) => one.collegeId);
  const target = ids.indexOf(targetId);
  if (target === -1 || !ids.includes(collegeId)) return [];
  const next = ids.filter((id) => id !== collegeId).toSpliced(target, 0, collegeId);
  const before = new Map(ordered.map((one) => [one.collegeId, one.position]));
  return next.map((id, position) => ({ collegeId: id, position })).filter((one) => before.get(one.collegeId) !== one.position);
}
