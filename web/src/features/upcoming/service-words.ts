import type { SERVICE_CATEGORIES } from '../../api/domain.ts';

type ServiceSlug = (typeof SERVICE_CATEGORIES)[number]['slug'];

/** What each kind of student service will be about, and the free way that exists already where there is one. */
export const SERVICE_WORDS: Record<ServiceSlug, { heading: string; plans: readonly string[]; now?: string }> = {
  'best-test-prep-services': {
    heading: 'Test prep services',
    plans: [
      'Courses, tutors and practice tests for the SAT and the ACT.',
      'Free practice by the test makers, named before anything that costs.',
    ],
  },
  'financial-aid-guide': {
    heading: 'Financial aid guide',
    plans: ['Help with the FAFSA, aid letters and appeals.', 'What never costs anything: filling in the FAFSA itself is free.'],
  },
  'best-college-moving-services': {
    heading: 'College moving services',
    plans: ['Movers, shipping and summer storage for students.', 'What residence halls lend or store for free.'],
  },
  'best-greek-life-rush-prep-services': {
    heading: 'Greek life rush prep services',
    plans: ['Preparation for recruitment at fraternities and sororities.', 'What the campus office explains for free.'],
  },
  'best-scholarship-services': {
    heading: 'Scholarship services',
    plans: ['Scholarship searches and help with applications.', 'A clear warning where somebody charges for what is free.'],
  },
  'best-online-tutoring-services': {
    heading: 'Online tutoring services',
    plans: ['Tutors by subject, price and format.', 'The tutoring centers that colleges offer their own students.'],
  },
  'best-career-services': {
    heading: 'Career services',
    plans: ['Help with résumés, internships and the first job.', 'What your college’s own career center does for free.'],
  },
  'best-student-insurance': {
    heading: 'Student insurance',
    plans: ['Health, renters and tuition insurance for students.', 'When a parent’s plan or the college’s plan already covers you.'],
  },
  'best-trade-school-guidance-services': {
    heading: 'Trade school guidance services',
    plans: ['Guidance on trades, programs and licenses.', 'Registered apprenticeships, which pay you while you learn.'],
  },
  'best-essay-writing-services': {
    heading: 'Essay writing services',
    plans: ['Coaching and feedback on your own application essay.', 'Nobody who writes it for you: that is not help.'],
  },
  'best-interview-prep-services': {
    heading: 'Interview prep services',
    plans: ['Practice for admission, scholarship and job interviews.', 'Questions to practice with a friend, for free.'],
  },
  'best-student-mental-health-services': {
    heading: 'Student mental health services',
    plans: [
      'Counseling and apps that work for students, with what they cost.',
      'Campus counseling first: most colleges offer it to their students.',
    ],
    now: 'In a crisis in the US, call or text 988: it is free, and open day and night.',
  },
  'best-student-financial-services': {
    heading: 'Student financial services',
    plans: ['Student bank accounts, cards and loans, with all their costs.', 'Federal loans before private ones, and why.'],
  },
};
