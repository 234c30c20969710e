export interface ReportingPerson {
  id: number;
  /** The networks of the person's sessions, such as 203.0.113.0/24. */
  networks: readonly string[];
}

/**
 * Counts people who report independently of each other. People who share a network count once, also through a third one: a person who
 * has several accounts uses them from the same places.
 */
export function independentPeople(people: readonly ReportingPerson[]): number {
  let groups: ReadonlySet<string>[] = [];
  for (const { id, networks } of people) {
    const own = [`person ${id}`, ...networks.filter((network) => network !== '')];
    const isMet = (group: ReadonlySet<string>) => own.some((mark) => group.has(mark));
    const met = groups.filter(isMet).flatMap((group) => [...group]);
    groups = [...groups.filter((group) => !isMet(group)), new Set([...own, ...met])];
  }
  return groups.length;
}
