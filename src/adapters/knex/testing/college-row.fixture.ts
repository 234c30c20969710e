/** A row of `colleges` of which a test names only what matters to it. */
export const aCollegeRow = (id: number, figures: Record<string, unknown> = {}) => ({
  id,
  ipeds_unit_id: 100_000 + id,
  slug: `college-${id}`,
  name: `College ${id}`,
  location: 'Springfield',
  state: 'AL',
  type: 'Public',
  level: 4,
  ...figures,
});
