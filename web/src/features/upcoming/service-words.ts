import type { SERVICE_CATEGORIES } from '../../api/domain.ts';

type ServiceSlug = (typeof SERVICE_CATEGORIES)[number]['slug'];

/** Plans for each service category, with free help that is available now. */
export const SERVICE_WORDS: Record<ServiceSlug, { heading: string; plans: readonly string[]; now?: string }> = {
  'best-test-prep-services': {
    heading: 'Test prep services',
    plans: [
      'Courses, tutors and practice tests for the SAT and the ACT.',
      'Free practice by the test makers, listed before paid services.',
    ],
  },
  'financial-aid-guide': {
    heading: 'Financial aid guide',
    plans: ['Help with the FAFSA, aid letters and appeals.', 'A reminder that the FAFSA itself is always free.'],
  },
  'best-college-moving-services': {
    heading: 'College moving services',
    plans: ['Movers, shipping and summer storage for students.', 'Equipment and storage that residence halls offer for free.'],
  },
  'best-greek-life-rush-prep-services': {
    heading: 'Greek life rush prep services',
    plans: ['Preparation for recruitment at fraternities and sororities.', 'Free guidance by the campus office.'],
  },
  'best-scholarship-services': {
    heading: 'Scholarship services',
    plans: ['Scholarship searches and help with applications.', 'A clear warning when a service charges for free help.'],
  },
  'best-online-tutoring-services': {
    heading: 'Online tutoring services',
    plans: ['Tutors by subject, price and format.', 'Tutoring centers that colleges offer their own students.'],
  },
  'best-career-services': {
    heading: 'Career services',
    plans: ['Help with résumés, internships and the first job.', 'Free help by your college’s career center.'],
  },
  'best-student-insurance': {
    heading: 'Student insurance',
    plans: [
      'Health, renters and tuition insurance for students.',
      'How to check whether a parent’s or the college’s plan already covers you.',
    ],
  },
  'best-trade-school-guidance-services': {
    heading: 'Trade school guidance services',
    plans: ['Guidance on trades, programs and licenses.', 'Registered apprenticeships, which pay you while you learn.'],
  },
  'best-essay-writing-services': {
    heading: 'Essay writing services',
    plans: ['Coaching and feedback on your own application essay.', 'No services that write the essay for you.'],
  },
  'best-interview-prep-services': {
    heading: 'Interview prep services',
    plans: ['Practice for admission, scholarship and job interviews.', 'Questions to practice with a friend, for free.'],
  },
  'best-student-mental-health-services': {
    heading: 'Student mental health services',
    plans: ['Counseling and apps for students, with their costs.', 'Campus counseling first: most colleges offer it to their students.'],
    now: 'In a crisis in the US, call or text 988. It is free and available 24 hours a day.',
  },
  'best-student-financial-services': {
    heading: 'Student financial services',
    plans: ['Student bank accounts, cards and loans, with all costs.', 'Why federal loans come before private loans.'],
  },
};
