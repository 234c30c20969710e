/** A row of `colleges` with defaults; a test sets only the fields that matter to it. */
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
