import type { StateCode } from '../../api/domain/colleges.ts';
import type { Service } from '../../api/domain/services.ts';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';

/** The state that the student lives in, from the account or this tab. Undefined on the server and during hydration. */
export const useHomeState = (): StateCode | undefined => usePrivateAnswers().homeState;

const isOwn = ({ state }: Service, homeState: StateCode | undefined): boolean => state !== null && state === homeState;

/** The services of the home state, and the others, each in the given order. */
export const splitByState = (services: readonly Service[], homeState: StateCode | undefined) => ({
  own: services.filter((service) => isOwn(service, homeState)),
  others: services.filter((service) => !isOwn(service, homeState)),
});
