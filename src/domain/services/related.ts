import type { StateCode } from '../colleges/states.ts';
import type { Service } from './service.ts';

const MOST = 4;

/** Services that help with a step that every applicant takes, in the order of the steps. */
const STEPS = ['net-price-calculator-center', 'fafsa-federal-student-aid', 'bigfuture-scholarship-search', 'khan-academy'];

/** Up to four free or public services: the state's own student aid first, then help with price, aid, scholarships and learning. */
export function relatedServices(services: readonly Service[], state?: StateCode): Service[] {
  const open = services.filter((service) => service.isPublicAlternative && !service.isLinkDead);
  const ofState = state === undefined ? [] : open.filter((service) => service.state === state);
  const steps = STEPS.flatMap((slug) => open.find((service) => service.slug === slug) ?? []);
  return [...new Set([...ofState, ...steps])].slice(0, MOST);
}
