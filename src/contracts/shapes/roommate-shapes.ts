import { z } from 'zod';
import {
  FACEBOOK_HANDLE,
  INSTAGRAM_HANDLE,
  LAST_ACTIVE,
  LOOKING,
  MOVE_IN_TERM,
  PROFILE_LIMITS,
  REQUEST_STATES,
  ROOM_BUDGETS,
  SCHOOL_YEARS,
  SOCIAL_HANDLE,
  SOCIAL_LINKS,
  VISIBILITY_STATUSES,
} from '../../domain/roommates/profile.ts';
import { IMPORTANCES, QUIZ_KEYS } from '../../domain/roommates/quiz.ts';
import { timestamp } from './codecs.ts';
import { freeText } from './text-shapes.ts';

const { minAge, maxAge, interests, traits, word, bio, major } = PROFILE_LIMITS;
const words = (most: number) => z.array(freeText().min(1).max(word, `At most ${word} characters each`)).max(most, `At most ${most}`);
const handle = (rule: RegExp, name: string) => z.string().trim().regex(rule, `This is not ${name}`).nullable().optional();

/** What an owner writes. Texts are stored as typed. */
export const profileValues = z.strictObject({
  collegeId: z.int().positive().max(2_147_483_647),
  age: z.int('A whole number').min(minAge, `Roommate profiles are for people of ${minAge} and older`).max(maxAge, `At most ${maxAge}`),
  schoolYear: z.enum(SCHOOL_YEARS),
  major: freeText().min(1).max(major, `At most ${major} characters`).nullable().optional(),
  looking: z.enum(LOOKING).nullable().optional(),
  moveInTerm: z.string().regex(MOVE_IN_TERM, 'Choose a term').nullable().optional(),
  budget: z.enum(ROOM_BUDGETS).nullable().optional(),
  interests: words(interests).optional(),
  traits: words(traits).optional(),
  bio: freeText().max(bio, `At most ${bio} characters`).optional(),
  instagramHandle: handle(INSTAGRAM_HANDLE, 'an Instagram name'),
  facebookHandle: handle(FACEBOOK_HANDLE, 'a Facebook name'),
  socialMediaLinks: z.partialRecord(z.enum(SOCIAL_LINKS), z.string().trim().regex(SOCIAL_HANDLE, 'This is not a name')).optional(),
});

const option = z.int().min(0).max(4);
const quizAnswer = z.strictObject({
  answer: option,
  accepts: z.array(option).min(1, 'Choose at least one').max(4),
  importance: z.enum(IMPORTANCES),
  isDealBreaker: z.boolean(),
});
/** By question. A skipped question is missing. */
export const quizAnswers = z.partialRecord(z.enum(QUIZ_KEYS), quizAnswer).meta({ id: 'RoommateQuizAnswers' });
export const quizQuestion = z
  .object({
    key: z.enum(QUIZ_KEYS),
    name: z.string(),
    title: z.string(),
    scale: z.enum(['ordinal', 'nominal']),
    options: z.array(z.object({ value: z.int(), label: z.string(), habit: z.string() })),
  })
  .meta({ id: 'RoommateQuizQuestion' });

const college = z.object({ id: z.int(), name: z.string(), slug: z.string(), state: z.string() });
export const collegeCount = z.object({
  college,
  /** A lower bound, in steps of five. Null below 5. */
  profiles: z.int().nullable(),
});

const line = z.object({ key: z.enum([...QUIZ_KEYS, 'age', 'schoolYear']), name: z.string(), text: z.string() });
const percent = z.number().min(0).max(100);
export const compatibility = z
  .object({
    displayed: percent.nullable(),
    parts: z.object({ habits: z.int(), profile: z.int(), caution: z.int() }).nullable(),
    score: percent.nullable(),
    n: z.int(),
    youToThem: percent.nullable(),
    themToYou: percent.nullable(),
    agree: z.array(line),
    differ: z.array(line),
    dealBreakers: z.array(line.extend({ of: z.enum(['you', 'them']) })),
    unknown: z.array(z.object({ key: z.enum(QUIZ_KEYS), name: z.string(), isYours: z.boolean() })),
  })
  .meta({ id: 'RoommateCompatibility' });

/** The part that also visitors see. */
const publicPart = {
  id: z.uuid(),
  firstName: z.string(),
  college,
  schoolYear: z.enum(SCHOOL_YEARS),
  major: z.string().nullable(),
  interests: z.array(z.string()),
};
/** The part for members of the same college. */
const memberPart = {
  /** Null without one, and for people under 18. */
  picture: z.string().nullable(),
  /** Null for people under 18. */
  age: z.int().nullable(),
  isUnder18: z.boolean(),
  looking: z.enum(LOOKING).nullable(),
  moveInTerm: z.string().nullable(),
  budget: z.enum(ROOM_BUDGETS).nullable(),
  traits: z.array(z.string()),
  lastActive: z.enum(LAST_ACTIVE),
};

/** The latest request between the caller and the owner. */
const requestBetween = z.object({ id: z.int(), box: z.enum(['in', 'out']), state: z.enum(REQUEST_STATES), expiresAt: timestamp });

export const roommateCard = z
  .object({
    ...publicPart,
    ...memberPart,
    /** Null when one of the two has no quiz answers. */
    match: compatibility.pick({ displayed: true, n: true, dealBreakers: true }).nullable(),
    request: requestBetween.nullable(),
    hasConversation: z.boolean(),
  })
  .meta({ id: 'RoommateCard' });

const handles = z.object({
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  others: z.partialRecord(z.enum(SOCIAL_LINKS), z.string()),
});

const fullPart = {
  ...publicPart,
  ...memberPart,
  /** Empty while staff look at it. */
  bio: z.string(),
  /** The domain of the college at which Alma confirmed an address of the person. It is an address, not an enrolment. */
  confirmedDomain: z.string().nullable(),
};

const habit = z.object({ key: z.enum(QUIZ_KEYS), name: z.string(), mine: z.string().nullable(), theirs: z.string().nullable() });

/** What a viewer may see, by `view`. */
export const profileView = z
  .discriminatedUnion('view', [
    z.object({
      view: z.literal('redacted'),
      ...publicPart,
      /** What the viewer needs to see more. */
      need: z.enum(['sign-in', 'verified', 'profile', 'active']),
    }),
    z.object({
      view: z.literal('full'),
      ...fullPart,
      compatibility: compatibility.nullable(),
      /** Side by side, in the order of the quiz; empty when one has no answers. */
      habits: z.array(habit),
      request: requestBetween.nullable(),
      /** After a request was accepted. */
      handles: handles.nullable(),
      /** Lines to talk about, from the differing answers, after a request was accepted. */
      agreement: z.array(z.string()).nullable(),
      isMatched: z.boolean(),
      canRequest: z.boolean(),
      canMessage: z.boolean(),
      /** Of the two people, if they have one. */
      conversationId: z.int().nullable(),
      isHidden: z.boolean(),
    }),
    /** The owner sees what others see. */
    z.object({ view: z.literal('own'), ...fullPart, status: z.enum(VISIBILITY_STATUSES) }),
  ])
  .meta({ id: 'RoommateProfileView' });

/** The owner's own profile. */
export const ownProfile = z
  .object({
    id: z.uuid(),
    college,
    ...profileValues.omit({ collegeId: true }).required().shape,
    /** Of the account: staff may have corrected it. */
    age: z.int(),
    isUnder18: z.boolean(),
    status: z.enum(VISIBILITY_STATUSES),
    /** Of staff, when suspended. */
    statusReason: z.string().nullable(),
    /** False while the address is not verified, or in another state than `active`. */
    isListed: z.boolean(),
    /** Why others do not see the text yet; empty when they see it. */
    bioHolds: z.array(z.string()),
    proof: z.object({
      /** Where the college has addresses. Null: no address can prove this college. */
      domain: z.string().nullable(),
      /** The domain at which Alma confirmed an address of the person; `until` is null as long as it is the address of the account. */
      confirmed: z.object({ domain: z.string(), until: timestamp.nullable() }).nullable(),
    }),
    version: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'OwnRoommateProfile' });

export const roommateRequest = z
  .object({
    id: z.int(),
    box: z.enum(['in', 'out']),
    state: z.enum(REQUEST_STATES),
    createdAt: timestamp,
    expiresAt: timestamp,
    /** Null when the other profile is no longer available. */
    roommate: z.object({ ...publicPart, picture: z.string().nullable(), isMatched: z.boolean() }).nullable(),
    /** The number, with at most two reasons of each kind. Null without quiz answers of one, and where the caller does not see the whole profile. */
    match: compatibility.pick({ displayed: true, n: true, agree: true, differ: true, dealBreakers: true }).nullable(),
    /** The draft agreement and the handles, after acceptance. */
    handles: handles.nullable(),
    conversationId: z.int().nullable(),
  })
  .meta({ id: 'RoommateRequest' });
