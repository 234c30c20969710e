import type { CollegesPorts } from './domain/colleges/colleges.ports.ts';
import { createColleges } from './domain/colleges/colleges.use-cases.ts';

/** What the inside needs from the world, by module. */
export interface Ports {
  colleges: CollegesPorts;
}

/** The inside, ready to drive: production, CLI and tests all start from here. */
export function createUseCases(ports: Ports) {
  return {
    colleges: createColleges(ports.colleges),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;
