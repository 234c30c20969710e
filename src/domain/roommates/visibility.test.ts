import fc from 'fast-check';
import { VISIBILITY_STATUSES, type VisibilityStatus } from './profile.ts';
import {
  contactOf,
  isListedFor,
  needOf,
  projectionOf,
  seesHandles,
  statusRefusal,
  type OwnerFacts,
  type Projection,
  type ProjectionFacts,
  type ViewerFacts,
} from './visibility.ts';

const member = (age: number, changes: Partial<ViewerFacts> = {}): ViewerFacts => ({
  isVerified: true,
  isDisabled: false,
  status: 'active',
  age,
  hasProof: true,
  ...changes,
});
const withStatus = (status: VisibilityStatus | null): ViewerFacts => member(22, { status });

const VIEWERS = {
  visitor: null,
  unverified: member(22, { isVerified: false }),
  'without a profile': { ...withStatus(null), age: null },
  'of another college': withStatus(null),
  'adult of 22': member(22),
  'adult of 20': member(20),
  'adult of 19': member(19),
  'adult of 18': member(18),
  'minor of 17': member(17),
  'minor of 16': member(16),
  'of unknown age': { ...member(22), age: null },
  paused: withStatus('paused'),
  matched: withStatus('matched'),
  expired: withStatus('expired'),
  suspended: withStatus('suspended'),
  'without the deleted profile': withStatus('deleted'),
  locked: member(22, { isDisabled: true }),
  'minor, unverified': member(17, { isVerified: false }),
  'minor, paused': member(17, { status: 'paused' }),
  'adult of 19, no proof': member(19, { hasProof: false }),
  'adult of 22, no proof': member(22, { hasProof: false }),
  'minor, no proof': member(17, { hasProof: false }),
} as const satisfies Record<string, ViewerFacts | null>;

const owner = (age: number, changes: Partial<OwnerFacts> = {}): OwnerFacts => ({
  isVerified: true,
  isDisabled: false,
  status: 'active',
  age,
  hasProof: true,
  ...changes,
});

const OWNERS = {
  adult: owner(21),
  'adult of 18': owner(18),
  minor: owner(17),
  'minor of 16': owner(16),
  'paused adult': owner(21, { status: 'paused' }),
  'matched adult': owner(21, { status: 'matched' }),
  'expired adult': owner(21, { status: 'expired' }),
  'suspended adult': owner(21, { status: 'suspended' }),
  'deleted adult': owner(21, { status: 'deleted' }),
  'paused minor': owner(17, { status: 'paused' }),
  'matched minor': owner(17, { status: 'matched' }),
  'unverified adult': owner(21, { isVerified: false }),
  'locked adult': owner(21, { isDisabled: true }),
  'adult of 18, no proof': owner(18, { hasProof: false }),
  'minor, no proof': owner(17, { hasProof: false }),
  'unverified minor': owner(17, { isVerified: false }),
} as const satisfies Record<string, OwnerFacts>;

const BETWEEN = {
  '': {},
  blocked: { isBlocked: true },
  'second account': { isLikelyBlocked: true },
  accepted: { hasAccepted: true },
  'accepted, blocked': { hasAccepted: true, isBlocked: true },
  'accepted, second account': { hasAccepted: true, isLikelyBlocked: true },
  own: { isOwn: true },
} as const satisfies Record<string, Partial<ProjectionFacts>>;

type Viewer = keyof typeof VIEWERS;
type Owner = keyof typeof OWNERS;
type Between = keyof typeof BETWEEN;

const factsOf = (viewer: ViewerFacts | null, of: OwnerFacts, between: Partial<ProjectionFacts> = {}): ProjectionFacts => ({
  viewer,
  owner: of,
  isOwn: false,
  isBlocked: false,
  isLikelyBlocked: false,
  hasAccepted: false,
  ...between,
});

/** `+`: may start a contact. `@`: sees handles. */
type Seen = Projection | 'full +' | 'full @' | 'full + @';

function seen(viewer: Viewer, of: Owner, between: Between): string {
  const facts = factsOf(VIEWERS[viewer], OWNERS[of], BETWEEN[between]);
  const { canRequest, canMessage } = contactOf(facts);
  expect(canMessage).toBe(canRequest);
  return [projectionOf(facts), ...(canRequest ? ['+'] : []), ...(seesHandles(facts) ? ['@'] : [])].join(' ');
}

describe('what a viewer sees', () => {
  it.each<[Viewer, Owner, Between, Seen]>([
    ['visitor', 'adult', '', 'redacted'],
    ['visitor', 'adult of 18', '', 'redacted'],
    ['visitor', 'minor', '', 'none'],
    ['visitor', 'minor of 16', '', 'none'],
    ['visitor', 'paused adult', '', 'none'],
    ['visitor', 'matched adult', '', 'none'],
    ['visitor', 'expired adult', '', 'none'],
    ['visitor', 'suspended adult', '', 'none'],
    ['visitor', 'deleted adult', '', 'none'],
    ['visitor', 'unverified adult', '', 'none'],
    ['visitor', 'locked adult', '', 'none'],
    ['unverified', 'adult', '', 'redacted'],
    ['unverified', 'minor', '', 'none'],
    ['unverified', 'adult', 'accepted', 'redacted'],
    ['unverified', 'adult', 'blocked', 'none'],
    ['minor, unverified', 'minor', '', 'none'],
    ['without a profile', 'adult', '', 'redacted'],
    ['without a profile', 'minor', '', 'none'],
    ['of another college', 'adult', '', 'redacted'],
    ['of another college', 'minor', '', 'none'],
    ['of another college', 'adult', 'blocked', 'none'],
    ['adult of 22', 'adult', '', 'full +'],
    ['adult of 22', 'adult of 18', '', 'full +'],
    ['adult of 22', 'minor', '', 'none'],
    ['adult of 20', 'minor', '', 'none'],
    ['adult of 20', 'minor of 16', '', 'none'],
    ['adult of 19', 'minor', '', 'full'],
    ['adult of 19', 'minor of 16', '', 'full'],
    ['adult of 18', 'minor', '', 'full'],
    ['of unknown age', 'minor', '', 'none'],
    ['minor of 17', 'minor', '', 'full +'],
    ['minor of 17', 'adult of 18', '', 'full +'],
    ['minor of 17', 'adult', '', 'full'],
    ['minor of 16', 'minor', '', 'full +'],
    ['minor, paused', 'minor', '', 'none'],
    ['minor, paused', 'adult', '', 'redacted'],
    ['adult of 19, no proof', 'minor', '', 'none'],
    ['adult of 19, no proof', 'minor', 'accepted', 'none'],
    ['adult of 19, no proof', 'adult', '', 'full +'],
    ['adult of 22, no proof', 'minor', '', 'none'],
    ['adult of 19', 'minor, no proof', '', 'full'],
    ['minor, no proof', 'minor', '', 'none'],
    ['minor, no proof', 'minor', 'accepted', 'none'],
    ['minor, no proof', 'adult of 18', '', 'full +'],
    ['minor of 17', 'minor, no proof', '', 'full'],
    ['minor of 17', 'adult of 18, no proof', '', 'full'],
    ['minor of 17', 'adult of 18, no proof', 'accepted', 'full'],
    ['paused', 'adult', '', 'redacted'],
    ['paused', 'adult', 'accepted', 'full @'],
    ['matched', 'adult', '', 'redacted'],
    ['matched', 'adult', 'accepted', 'full @'],
    ['matched', 'matched adult', 'accepted', 'full @'],
    ['expired', 'adult', '', 'redacted'],
    ['expired', 'adult', 'accepted', 'redacted'],
    ['suspended', 'adult', '', 'redacted'],
    ['suspended', 'adult', 'accepted', 'redacted'],
    ['suspended', 'minor', 'accepted', 'none'],
    ['without the deleted profile', 'adult', '', 'redacted'],
    ['without the deleted profile', 'adult', 'accepted', 'redacted'],
    ['locked', 'adult', '', 'redacted'],
    ['locked', 'minor', '', 'none'],
    ['adult of 22', 'adult', 'blocked', 'none'],
    ['adult of 22', 'adult', 'second account', 'none'],
    ['adult of 22', 'adult', 'accepted, blocked', 'none'],
    ['adult of 22', 'adult', 'accepted, second account', 'none'],
    ['minor of 17', 'minor', 'blocked', 'none'],
    ['minor of 17', 'minor', 'second account', 'none'],
    ['adult of 22', 'paused adult', '', 'none'],
    ['adult of 22', 'matched adult', '', 'none'],
    ['adult of 22', 'expired adult', '', 'none'],
    ['adult of 22', 'suspended adult', '', 'none'],
    ['adult of 22', 'deleted adult', '', 'none'],
    ['adult of 22', 'unverified adult', '', 'none'],
    ['adult of 22', 'locked adult', '', 'none'],
    ['adult of 19', 'unverified minor', '', 'none'],
    ['adult of 22', 'adult', 'accepted', 'full + @'],
    ['adult of 22', 'paused adult', 'accepted', 'full @'],
    ['adult of 22', 'matched adult', 'accepted', 'full @'],
    ['adult of 22', 'expired adult', 'accepted', 'none'],
    ['adult of 22', 'suspended adult', 'accepted', 'none'],
    ['adult of 22', 'deleted adult', 'accepted', 'none'],
    ['adult of 22', 'unverified adult', 'accepted', 'none'],
    ['adult of 22', 'locked adult', 'accepted', 'none'],
    ['adult of 19', 'minor', 'accepted', 'full'],
    ['adult of 20', 'minor', 'accepted', 'none'],
    ['minor of 17', 'adult of 18', 'accepted', 'full +'],
    ['minor of 17', 'minor', 'accepted', 'full +'],
    ['adult of 19', 'paused minor', 'accepted', 'full'],
    ['adult of 19', 'matched minor', 'accepted', 'full'],
    ['adult of 19', 'paused minor', '', 'none'],
    ['adult of 22', 'adult', 'own', 'own'],
    ['unverified', 'unverified adult', 'own', 'own'],
    ['minor of 17', 'minor', 'own', 'own'],
    ['paused', 'paused adult', 'own', 'own'],
    ['matched', 'matched adult', 'own', 'own'],
    ['expired', 'expired adult', 'own', 'own'],
    ['suspended', 'suspended adult', 'own', 'own'],
    ['without the deleted profile', 'deleted adult', 'own', 'none'],
  ])('%s, of a profile of: %s (%s) is %s', (viewer, of, between, expected) => {
    expect(seen(viewer, of, between)).toBe(expected);
  });
});

describe('for any viewer and owner', () => {
  const status = fc.constantFrom(...VISIBILITY_STATUSES);
  const facts: fc.Arbitrary<ProjectionFacts> = fc.record({
    viewer: fc.option(
      fc.record({
        isVerified: fc.boolean(),
        isDisabled: fc.boolean(),
        status: fc.option(status),
        age: fc.option(fc.integer({ min: 16, max: 24 })),
        hasProof: fc.boolean(),
      }),
    ),
    owner: fc.record({
      isVerified: fc.boolean(),
      isDisabled: fc.boolean(),
      status,
      age: fc.integer({ min: 16, max: 24 }),
      hasProof: fc.boolean(),
    }),
    isOwn: fc.constant(false),
    isBlocked: fc.boolean(),
    isLikelyBlocked: fc.boolean(),
    hasAccepted: fc.boolean(),
  });

  it('people under 18 are seen in full or not at all, by people up to 19 with a proof of the college', () => {
    fc.assert(
      fc.property(facts, (each) => {
        if (each.owner.age >= 18) return;
        const projection = projectionOf(each);
        expect(['none', 'full']).toContain(projection);
        if (projection !== 'full') return;
        expect([each.viewer?.hasProof, (each.viewer?.age ?? 99) <= 19]).toEqual([true, true]);
      }),
    );
  });

  it('an adult never starts a contact with a person under 18, and no handle of either is shown', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const age = each.viewer?.age ?? 99;
        if (each.owner.age < 18 && age >= 18) expect(contactOf(each)).toEqual({ canRequest: false, canMessage: false });
        if (each.owner.age < 18 || age < 18) expect(seesHandles(each)).toBe(false);
      }),
    );
  });

  it('the list of a minor has only people whom the minor may ask, and that of others everybody whom they see', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const age = each.viewer?.age ?? null;
        const isOpen = each.viewer?.status === 'active' && each.owner.status === 'active';
        if (age === null || age >= 18) expect(isListedFor(each)).toBe(projectionOf(each) === 'full');
        else if (isOpen) expect(isListedFor(each)).toBe(contactOf(each).canRequest);
      }),
    );
  });

  it('whoever may be asked can see the profile of the person who asks', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const { viewer } = each;
        if (!viewer || viewer.age === null || !contactOf(each).canRequest) return;
        const turned: ProjectionFacts = {
          ...each,
          viewer: each.owner,
          owner: { ...viewer, age: viewer.age, status: 'active' },
        };
        expect(projectionOf(turned)).toBe('full');
      }),
    );
  });

  it('a block hides everything', () => {
    fc.assert(
      fc.property(facts, (each) => {
        expect(projectionOf({ ...each, isBlocked: true })).toBe('none');
        expect(projectionOf({ ...each, isLikelyBlocked: true })).toBe('none');
      }),
    );
  });

  it('a person under 18 asks only people who may see people under 18', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const isMinor = (each.viewer?.age ?? 99) < 18;
        if (isMinor && contactOf(each).canRequest) expect([each.owner.hasProof, each.owner.age <= 19]).toEqual([true, true]);
      }),
    );
  });

  it('a viewer without a need is the one who sees adults in full', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const open = { ...each, owner: owner(21), isBlocked: false, isLikelyBlocked: false, hasAccepted: false };
        expect(projectionOf(open) === 'full').toBe(needOf(each.viewer) === undefined);
      }),
    );
  });
});

describe('what a viewer needs', () => {
  it.each<[Viewer, ReturnType<typeof needOf>]>([
    ['visitor', 'sign-in'],
    ['locked', 'sign-in'],
    ['unverified', 'verified'],
    ['without a profile', 'profile'],
    ['without the deleted profile', 'profile'],
    ['paused', 'active'],
    ['matched', 'active'],
    ['expired', 'active'],
    ['suspended', 'active'],
    ['adult of 22', undefined],
    ['minor of 16', undefined],
  ])('%s: %s', (viewer, need) => {
    expect(needOf(VIEWERS[viewer])).toBe(need);
  });
});

describe('a status', () => {
  const allowed = (by: 'owner' | 'system' | 'staff', from: VisibilityStatus): VisibilityStatus[] =>
    VISIBILITY_STATUSES.filter((to) => statusRefusal(from, to, by) === undefined);

  it.each<['owner' | 'system' | 'staff', VisibilityStatus, VisibilityStatus[]]>([
    ['owner', 'active', ['active', 'paused', 'matched', 'deleted']],
    ['owner', 'paused', ['active', 'paused', 'matched', 'deleted']],
    ['owner', 'matched', ['active', 'paused', 'matched', 'deleted']],
    ['owner', 'expired', ['active', 'deleted']],
    ['owner', 'suspended', ['deleted']],
    ['owner', 'deleted', []],
    ['system', 'active', ['expired']],
    ...(['paused', 'matched', 'expired', 'suspended', 'deleted'] as const).map((from): ['system', VisibilityStatus, []] => [
      'system',
      from,
      [],
    ]),
    ...(['active', 'paused', 'matched', 'expired'] as const).map((from): ['staff', VisibilityStatus, ['suspended']] => [
      'staff',
      from,
      ['suspended'],
    ]),
    ['staff', 'suspended', ['active']],
    ['staff', 'deleted', []],
  ])('%s moves %s to %j', (by, from, to) => {
    expect(allowed(by, from)).toEqual(to);
  });

  it('is refused in words', () => {
    expect(statusRefusal('suspended', 'active', 'owner')).toBe('Staff suspended this profile. You can answer their decision once.');
    expect(statusRefusal('expired', 'paused', 'owner')).toBe('Show your profile again first.');
    expect(statusRefusal('paused', 'expired', 'system')).toBe('A profile that is paused cannot become expired.');
  });
});
