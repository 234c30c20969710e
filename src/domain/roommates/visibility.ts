import { isMinorAge, OLDEST_WITH_MINORS } from './age.ts';
import type { VisibilityStatus } from './profile.ts';

/** The person who looks. Null: a visitor without an account. */
export interface ViewerFacts {
  isVerified: boolean;
  isDisabled: boolean;
  /** Of the viewer's own profile at the college of the owner; null without one. */
  status: VisibilityStatus | null;
  /** Null when unknown. Unknown ages never see people under 18. */
  age: number | null;
  /** Alma confirmed an address at the college of the owner. */
  hasProof: boolean;
}

/** The person whose profile it is. */
export interface OwnerFacts {
  isVerified: boolean;
  isDisabled: boolean;
  status: VisibilityStatus;
  age: number;
  /** Alma confirmed an address at the college of the profile. */
  hasProof: boolean;
}

export interface ProjectionFacts {
  viewer: ViewerFacts | null;
  owner: OwnerFacts;
  isOwn: boolean;
  /** One of the two blocks the other. */
  isBlocked: boolean;
  /** The owner blocked a person after whom the viewer's account appeared in the same network and browser. */
  isLikelyBlocked: boolean;
  /** A request between the two was accepted. */
  hasAccepted: boolean;
}

export type Projection = 'none' | 'redacted' | 'full' | 'own';
export type ViewerNeed = 'sign-in' | 'verified' | 'profile' | 'active';

/** What a viewer may see of a profile. `none` is the same answer for every reason. */
export function projectionOf(facts: ProjectionFacts): Projection {
  const { viewer, owner, hasAccepted } = facts;
  if (facts.isOwn) return owner.status === 'deleted' ? 'none' : 'own';
  if (!isReachable(facts)) return 'none';
  const isFull = isMember(viewer, hasAccepted) && mayMeet(viewer, owner) && isOpen(owner.status, hasAccepted);
  if (isFull) return 'full';
  return owner.status === 'active' && !isMinorAge(owner.age) ? 'redacted' : 'none';
}

const isReachable = ({ owner, isBlocked, isLikelyBlocked }: ProjectionFacts): boolean =>
  !isBlocked && !isLikelyBlocked && owner.isVerified && !owner.isDisabled;

/** What a viewer needs to see the profiles at a college. Undefined: nothing. */
export function needOf(viewer: ViewerFacts | null): ViewerNeed | undefined {
  if (!viewer || viewer.isDisabled) return 'sign-in';
  if (!viewer.isVerified) return 'verified';
  if (viewer.status === null || viewer.status === 'deleted') return 'profile';
  return viewer.status === 'active' ? undefined : 'active';
}

/**
 * Whether the viewer may start a contact with the owner, by a request or a message. Between a minor and an adult only the minor may. Whom a
 * minor may ask can see the minor.
 */
export function contactOf(facts: ProjectionFacts): { canRequest: boolean; canMessage: boolean } {
  const { viewer, owner } = facts;
  const areActive = viewer?.status === 'active' && owner.status === 'active';
  const can = areActive && projectionOf(facts) === 'full' && mayStart(viewer, owner);
  return { canRequest: can, canMessage: can };
}

/**
 * Whether the viewer's list has the profile. The list of a minor has nobody whom the minor cannot ask; an adult waits for the minors in the own
 * list to begin.
 */
export function isListedFor(facts: ProjectionFacts): boolean {
  const { viewer, owner } = facts;
  return projectionOf(facts) === 'full' && (!isMinor(viewer) || mayStart(viewer, owner));
}

/** What the rules about people under 18 ask. */
type Aged = Pick<ViewerFacts, 'age' | 'hasProof'>;

const isMinor = (person: Aged | null): person is Aged & { age: number } => person !== null && person.age !== null && isMinorAge(person.age);

const mayStart = (viewer: Aged, owner: Aged): boolean =>
  viewer.age !== null && (isMinor(viewer) || !isMinor(owner)) && mayMeet(owner, viewer);

/** Handles need an accepted request, and two adults. */
export function seesHandles(facts: ProjectionFacts): boolean {
  const ages = [facts.viewer?.age ?? 0, facts.owner.age];
  return facts.hasAccepted && !ages.some(isMinorAge) && projectionOf(facts) === 'full';
}

/** An accepted request outlasts that one of the two pauses or found a roommate. */
const isOpen = (status: VisibilityStatus | null, hasAccepted: boolean): boolean =>
  status === 'active' || (hasAccepted && (status === 'paused' || status === 'matched'));

const isMember = (viewer: ViewerFacts | null, hasAccepted: boolean): viewer is ViewerFacts =>
  viewer !== null && viewer.isVerified && !viewer.isDisabled && isOpen(viewer.status, hasAccepted);

/** Whether a person may see a profile, as far as the age of its owner goes. People under 18 are seen with a proof of the college alone. */
const mayMeet = (viewer: Aged, owner: Aged): boolean =>
  !isMinor(owner) || (viewer.hasProof && viewer.age !== null && viewer.age <= OLDEST_WITH_MINORS);

const MOVES: Record<'owner' | 'system' | 'staff', Partial<Record<VisibilityStatus, readonly VisibilityStatus[]>>> = {
  owner: {
    active: ['active', 'paused', 'matched', 'deleted'],
    paused: ['active', 'paused', 'matched', 'deleted'],
    matched: ['active', 'paused', 'matched', 'deleted'],
    expired: ['active', 'deleted'],
    suspended: ['deleted'],
  },
  system: { active: ['expired'] },
  staff: {
    active: ['suspended'],
    paused: ['suspended'],
    matched: ['suspended'],
    expired: ['suspended'],
    suspended: ['active'],
  },
};

/** Why a profile cannot get a status, in words. Undefined if it can. */
export function statusRefusal(from: VisibilityStatus, to: VisibilityStatus, by: 'owner' | 'system' | 'staff'): string | undefined {
  if (MOVES[by][from]?.includes(to)) return undefined;
  if (by === 'owner' && from === 'suspended') return 'Staff suspended this profile. You can answer their decision once.';
  if (by === 'owner' && from === 'expired') return 'Show your profile again first.';
  return `A profile that is ${from} cannot become ${to}.`;
}
