import type {
  FullRoommateView,
  MyRoommates,
  OwnRoommateProfile,
  RoommateCard,
  RoommatePage,
  RoommateRequest,
} from '../../api/domain/roommates.ts';

export const AUBURN = { id: 1, name: 'Auburn University', slug: 'auburn-university', state: 'AL' };
const idOf = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
export const MAYA_ID = idOf(1);
export const OWN_ID = idOf(9);

/** What members see of a person in lists and on the page. */
export const SEEN: Omit<RoommateCard, 'match' | 'request' | 'hasConversation'> = {
  id: MAYA_ID,
  firstName: 'Maya',
  college: AUBURN,
  schoolYear: 'sophomore',
  major: 'Biology',
  interests: ['Hiking', 'Chess'],
  picture: null,
  age: 19,
  isUnder18: false,
  looking: 'on-campus',
  moveInTerm: '2027-fall',
  budget: '600-899',
  traits: ['Tidy', 'Quiet'],
  lastActive: 'this-week',
};

/** Nine shared answers, without deal-breakers. */
export const aRoommateCard = (overrides: Partial<RoommateCard> = {}): RoommateCard => ({
  ...SEEN,
  match: { displayed: 81.4, n: 9, dealBreakers: [] },
  request: null,
  hasConversation: false,
  ...overrides,
});

export const aRoommatePage = (...items: RoommateCard[]): RoommatePage => ({
  collegeId: AUBURN.id,
  need: null,
  items,
  total: items.length,
  page: 1,
  pages: 1,
  dealBreakers: 0,
  all: items.length,
});

/** The viewer may message and ask. */
export const aFullView = (overrides: Partial<FullRoommateView> = {}): FullRoommateView => ({
  view: 'full',
  ...SEEN,
  bio: 'I like quiet mornings.',
  confirmedDomain: null,
  compatibility: {
    displayed: 81.4,
    parts: { habits: 79, profile: 12, caution: -10 },
    score: 92.5,
    n: 9,
    youToThem: 95.2,
    themToYou: 70.8,
    agree: [{ key: 'bedtime', name: 'Bedtime', text: 'You both go to bed before 10 p.m. on weeknights.' }],
    differ: [
      { key: 'overnight', name: 'Overnight guests', text: 'You never have overnight guests; they have overnight guests every week.' },
    ],
    dealBreakers: [],
    unknown: [
      { key: 'noise', name: 'Noise in the room', isYours: true },
      { key: 'smoking', name: 'Smoking or vaping', isYours: false },
    ],
  },
  habits: [
    { key: 'bedtime', name: 'Bedtime', mine: 'go to bed before 10 p.m. on weeknights', theirs: 'go to bed before 10 p.m. on weeknights' },
    { key: 'noise', name: 'Noise in the room', mine: null, theirs: 'play low music now and then' },
  ],
  request: null,
  handles: null,
  agreement: null,
  isMatched: false,
  canRequest: true,
  canMessage: true,
  conversationId: null,
  isHidden: false,
  ...overrides,
});

export const aRoommateRequest = (overrides: Partial<RoommateRequest> = {}): RoommateRequest => ({
  id: 5,
  box: 'in',
  state: 'pending',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  roommate: {
    id: MAYA_ID,
    firstName: 'Maya',
    college: AUBURN,
    schoolYear: 'sophomore',
    major: 'Biology',
    interests: [],
    picture: null,
    isMatched: false,
  },
  match: null,
  handles: null,
  conversationId: null,
  ...overrides,
});

export const anOwnProfile = (overrides: Partial<OwnRoommateProfile> = {}): OwnRoommateProfile => ({
  id: OWN_ID,
  college: AUBURN,
  age: 19,
  schoolYear: 'freshman',
  major: null,
  looking: null,
  moveInTerm: null,
  budget: null,
  interests: [],
  traits: [],
  bio: '',
  instagramHandle: null,
  facebookHandle: null,
  socialMediaLinks: {},
  isUnder18: false,
  status: 'active',
  statusReason: null,
  isListed: true,
  bioHolds: [],
  proof: { domain: 'auburn.edu', confirmed: null },
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...overrides,
});

/** A verified person with a profile at Auburn University and one answer. */
export const someRoommates = (overrides: Partial<MyRoommates> = {}): MyRoommates => ({
  profiles: [anOwnProfile()],
  answers: { bedtime: { answer: 1, accepts: [1], importance: 'very', isDealBreaker: false } },
  age: 19,
  isVerified: true,
  requests: 0,
  ...overrides,
});
