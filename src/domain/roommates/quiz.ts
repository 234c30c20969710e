/** Grows when a question or the meaning of an answer changes. Answers of an older version are read as skipped where they no longer fit. */
export const QUIZ_VERSION = 1;

export const QUIZ_KEYS = [
  'bedtime',
  'wake',
  'tidiness',
  'noise',
  'study',
  'guests',
  'overnight',
  'temperature',
  'parties',
  'sharing',
  'conflict',
  'smoking',
] as const;
export type QuizKey = (typeof QUIZ_KEYS)[number];

/** The weight of a question in the satisfaction of its owner. */
export const IMPORTANCE_WEIGHTS = { none: 0, little: 1, somewhat: 3, very: 9 } as const;
export type Importance = keyof typeof IMPORTANCE_WEIGHTS;
export const IMPORTANCES = Object.keys(IMPORTANCE_WEIGHTS) as [Importance, ...Importance[]];
export const IMPORTANCE_LABELS: Record<Importance, string> = {
  none: 'Doesn’t matter',
  little: 'A little',
  somewhat: 'Somewhat',
  very: 'Very',
};

export interface QuizOption {
  value: number;
  /** The answer in behavior words: "After 1 a.m." */
  label: string;
  /** After "you" and "they": "go to bed after 1 a.m. on weeknights". */
  habit: string;
}

export interface QuizQuestion {
  key: QuizKey;
  title: string;
  /** Two to four words: "Bedtime". */
  name: string;
  /** `ordinal`: neighboring answers are half a fit. `nominal`: an answer is accepted or not. */
  scale: 'ordinal' | 'nominal';
  options: readonly QuizOption[];
}

/** An answer with the answers that its owner accepts from a roommate. */
export interface QuizAnswer {
  answer: number;
  /** At least one. By default the own answer. */
  accepts: number[];
  importance: Importance;
  isDealBreaker: boolean;
}

export type QuizAnswers = Partial<Record<QuizKey, QuizAnswer>>;

/** What a profile stores. A skipped question is missing. */
export interface LifestylePreferences {
  version: number;
  answers: QuizAnswers;
}

const ordinal = (
  key: QuizKey,
  name: string,
  title: string,
  options: readonly (readonly [label: string, habit: string])[],
): QuizQuestion => ({
  key,
  name,
  title,
  scale: 'ordinal',
  options: options.map(([label, habit], index) => ({ value: index + 1, label, habit })),
});

/** The questions, in order: sleep and study first, because they matter most to people who share a room. */
export const QUIZ: readonly QuizQuestion[] = [
  ordinal('bedtime', 'Bedtime', 'When do you go to bed on weeknights?', [
    ['Before 10 p.m.', 'go to bed before 10 p.m. on weeknights'],
    ['10 to 11:30 p.m.', 'go to bed between 10 and 11:30 p.m. on weeknights'],
    ['11:30 p.m. to 1 a.m.', 'go to bed between 11:30 p.m. and 1 a.m. on weeknights'],
    ['After 1 a.m.', 'go to bed after 1 a.m. on weeknights'],
  ]),
  ordinal('wake', 'Wake time', 'When do you get up on weekdays?', [
    ['Before 7 a.m.', 'get up before 7 a.m. on weekdays'],
    ['7 to 8:30 a.m.', 'get up between 7 and 8:30 a.m. on weekdays'],
    ['8:30 to 10 a.m.', 'get up between 8:30 and 10 a.m. on weekdays'],
    ['After 10 a.m.', 'get up after 10 a.m. on weekdays'],
  ]),
  ordinal('tidiness', 'Tidiness', 'How do you keep a room that you share?', [
    ['Dishes the same day, floor clear every evening', 'clear the floor every evening and wash dishes the same day'],
    ['Tidy up every two or three days', 'tidy up every two or three days'],
    ['Clean once a week', 'clean once a week'],
    ['Clean when I need space', 'clean when space runs out'],
  ]),
  ordinal('noise', 'Noise in the room', 'How much sound is there when you are in the room?', [
    ['Quiet: headphones, calls outside', 'keep the room quiet and take calls outside'],
    ['Low music now and then', 'play low music now and then'],
    ['Music, games or calls most evenings', 'have music, games or calls on most evenings'],
    ['Some sound nearly all the time', 'have some sound on nearly all the time'],
  ]),
  ordinal('study', 'Place to study', 'Where do you study?', [
    ['In the room, in silence', 'study in the room and need silence'],
    ['Mostly in the room', 'study mostly in the room'],
    ['Mostly elsewhere', 'study mostly outside the room'],
    ['Always elsewhere', 'never study in the room'],
  ]),
  ordinal('guests', 'Daytime guests', 'How often do you have friends over in the daytime?', [
    ['Hardly ever', 'hardly ever have friends over'],
    ['About once a week', 'have friends over about once a week'],
    ['Several days a week', 'have friends over several days a week'],
    ['Nearly every day', 'have friends over nearly every day'],
  ]),
  ordinal('overnight', 'Overnight guests', 'How often does a guest of yours stay overnight?', [
    ['Never', 'never have overnight guests'],
    ['About once a month, with a week’s notice', 'have an overnight guest about once a month'],
    ['Two or three nights a month', 'have overnight guests two or three nights a month'],
    ['Every week', 'have overnight guests every week'],
  ]),
  ordinal('temperature', 'Room temperature', 'How warm is your room at night?', [
    ['Cool: below 66 °F', 'sleep below 66 °F'],
    ['66 to 69 °F', 'sleep at 66 to 69 °F'],
    ['70 to 73 °F', 'sleep at 70 to 73 °F'],
    ['Warm: above 73 °F', 'sleep above 73 °F'],
  ]),
  ordinal('parties', 'Parties and alcohol', 'How often are there drinks or parties in your room?', [
    ['Never', 'never have drinks or parties in the room'],
    ['A few times a term, after asking', 'have drinks or a party in the room a few times a term'],
    ['About twice a month', 'have drinks or a party in the room about twice a month'],
    ['Most weekends', 'have drinks or a party in the room on most weekends'],
  ]),
  ordinal('sharing', 'Sharing things', 'How do you share your things?', [
    ['Each uses their own', 'prefer that each uses their own things'],
    ['Ask every time', 'lend things when asked every time'],
    ['Some things without asking', 'share some things without asking'],
    ['Nearly everything', 'share nearly everything'],
  ]),
  ordinal('conflict', 'Raising a problem', 'Something bothers you. When do you say so?', [
    ['The same day', 'raise a problem the same day'],
    ['Within the week', 'raise a problem within the week'],
    ['When it happens again', 'raise a problem when it happens again'],
    ['When I am asked', 'talk about a problem when asked'],
  ]),
  {
    key: 'smoking',
    name: 'Smoking or vaping',
    title: 'Do you smoke or vape?',
    scale: 'nominal',
    options: [
      { value: 0, label: 'No', habit: 'do not smoke or vape' },
      { value: 1, label: 'Outside only', habit: 'smoke or vape outside only' },
      { value: 2, label: 'Yes, also in the room', habit: 'smoke or vape in the room' },
    ],
  },
];
