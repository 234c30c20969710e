/** @jest-environment jsdom */
import { cleanup, within } from '@testing-library/react';
import { aDetail, aProvenance } from '../college.fixture.ts';
import { noteBehind, labeledText, plain, renderCollege, sectionOf, sectionText } from '../college-page.fixture.ts';

afterEach(cleanup);

const from = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, aProvenance()]));
const linksOf = (section: string) => within(sectionOf(section)).queryAllByRole('link');
const rowsOf = (section: string) =>
  [...sectionOf(section).querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => plain(cell.textContent)));

describe('facts of the students', () => {
  const students = {
    size: 20_000,
    studentFacultyRatio: 14,
    percentWomen: 0.525,
    percentInState: 0.6,
    percentOnlineOnly: 0,
    transfersIn: 1_200,
  };

  it('have their period and source, one in a line', () => {
    const detail = aDetail(students, { provenance: from('percentWomen', 'studentFacultyRatio') });
    renderCollege(detail);
    expect(labeledText('Students per faculty member', 'Students')).toContain('14 to 1');
    expect(labeledText('Women', 'Students')).toBe('Women53%2023-24 · Source of women');
    expect(labeledText('Students entirely online', 'Students')).toBe('Students entirely online0%');
    expect(labeledText('New transfer students', 'Students')).toContain('1,200');
  });

  it('share one line for each reason if they are missing', () => {
    renderCollege(aDetail({ ...students, valueStatus: { percentPartTime: 'suppressed' } }));
    const text = sectionText('Students');
    expect(text).toContain(
      'Not reported: all students, international students, students aged 25 or older, race and ethnicity of undergraduates.',
    );
    expect(text).toContain('Too few students to publish: part-time students.');
    expect(text).not.toContain('Not reported: women');
  });

  it('say if a value is an estimate', () => {
    renderCollege(aDetail({ ...students, valueStatus: { percentWomen: 'imputed' } }, { provenance: from('percentWomen') }));
    expect(labeledText('Women', 'Students')).toContain('2023-24, estimated by NCES');
  });

  it('list the races by share, and the smallest without a bar', () => {
    const undergraduateRaces = { white: 0.2, hispanic: 0.61, black: 0.004, asian: 0.18, pacificIslander: 0, unknown: 0.006 };
    renderCollege(aDetail({ ...students, undergraduateRaces }, { provenance: from('undergraduateRaces') }));
    expect(rowsOf('Students')).toEqual([
      ['Hispanic', '61%61%'],
      ['White', '20%20%'],
      ['Asian', '18%18%'],
    ]);
    expect(sectionText('Students')).toContain('Under 1%: Not known, Black.');
    expect(sectionText('Students')).not.toContain('Pacific Islander');
  });
});

describe('facts of admission', () => {
  it('list what is required, considered and not considered', () => {
    const admissionFactors = { gpa: 'required', essay: 'considered', recommendations: 'considered', legacy: 'not-considered' } as const;
    renderCollege(aDetail({ admissionFactors, applicationFee: 0, yieldRate: 0.31 }, { provenance: from('admissionFactors') }));
    const section = within(sectionOf('Admissions'));
    const itemsUnder = (weight: string) => plain(section.getByText(weight).nextElementSibling?.textContent);
    expect(itemsUnder('Required')).toBe('High school GPA');
    expect(itemsUnder('Considered if sent')).toBe('RecommendationsPersonal statement or essay');
    expect(itemsUnder('Not considered')).toBe('Family members who went here');
    expect(labeledText('Application fee', 'Admissions')).toContain('Free');
    expect(labeledText('Admitted students who enroll', 'Admissions')).toContain('31%');
  });

  it('do not apply with open admission', () => {
    renderCollege(aDetail({ openAdmission: true }));
    expect(sectionText('Admissions')).toContain(
      'Does not apply (open admission): application fee, admitted students who enroll, what counts in admission.',
    );
  });
});

describe('links to pages of the college', () => {
  it('name the site that they open', () => {
    const links = {
      netPriceCalculatorUrl: 'https://www.example.edu/npc?x=1',
      financialAidUrl: 'http://aid.example.edu/',
      applicationUrl: 'https://apply.example.org',
    };
    renderCollege(aDetail(links, { provenance: from('netPriceCalculatorUrl') }));
    expect(linksOf('Cost').map((link) => link.getAttribute('href'))).toEqual([links.netPriceCalculatorUrl, links.financialAidUrl]);
    expect(linksOf('Cost').every((link) => link.getAttribute('rel')?.includes('noopener noreferrer nofollow'))).toBe(true);
    expect(sectionText('Cost')).toContain('(example.edu)');
    expect(linksOf('Admissions').map((link) => link.getAttribute('href'))).toEqual([links.applicationUrl]);
  });

  it('are left out if the address is not one of the web', () => {
    renderCollege(aDetail({ netPriceCalculatorUrl: 'javascript:alert(1)', applicationUrl: 'mailto:a@example.edu', financialAidUrl: null }));
    expect([...linksOf('Cost'), ...linksOf('Admissions')]).toEqual([]);
    expect(sectionText('Cost')).not.toContain('calculator');
  });
});

describe('facts of the campus and its teams', () => {
  it('tell none from not reported', () => {
    const campus = {
      locale: 'rural-fringe',
      housingCapacity: 0,
      academicCalendar: '4-1-4',
      rotcPrograms: [],
      hasStudyAbroad: false,
    } as const;
    renderCollege(aDetail({ ...campus, athleticAssociations: [] }, { provenance: from('hasStudyAbroad') }));
    expect(labeledText('Surroundings', 'Campus')).toContain('Fringe rural area');
    expect(labeledText('Beds in student housing', 'Campus')).toContain('None');
    expect(labeledText('Academic calendar', 'Campus')).toContain('Two semesters with a short term');
    expect(labeledText('Officer training (ROTC)', 'Campus')).toContain('None');
    expect(labeledText('Study abroad', 'Campus')).toContain('No2023-24 · Source of study abroad');
    expect(labeledText('Athletic associations', 'Athletics')).toContain('None');
    cleanup();
    renderCollege(aDetail({}));
    expect(sectionText('Campus')).toBe(
      'CampusNot reported: surroundings, beds in student housing, academic calendar, study abroad, officer training (ROTC).',
    );
    // One sentence is enough for a college without any figure of athletics.
    expect(sectionText('Athletics')).not.toContain('Not reported');
    cleanup();
    renderCollege(aDetail({ athleticAssociations: ['NCAA'] }));
    expect(sectionText('Athletics')).toContain('Not reported: athletic division, athletic conferences.');
  });

  it('name the division and the conference of each sport', () => {
    const athleticConferences = { football: 'Southeastern Conference', basketball: 'Big East', track: 'Southeastern Conference' };
    renderCollege(aDetail({ athleticAssociations: ['NCAA'], athleticDivision: 'NCAA Division I-FBS', athleticConferences }));
    expect(labeledText('Athletic division', 'Athletics')).toContain('NCAA Division I-FBS');
    expect(labeledText('Athletic conferences', 'Athletics')).toContain(
      'Southeastern Conference (football, track and cross country); Big East (basketball)',
    );
  });
});

describe('prices and rates', () => {
  it('have the price for other states only if it is known, and name what is missing', () => {
    renderCollege(aDetail({ outOfStateCost: 50_000, averageGrant: 0, endowmentPerStudent: 12_345 }));
    expect(labeledText('Sticker price, out of state', 'Cost')).toContain('$50,000');
    expect(labeledText('Average grant', 'Cost')).toContain('$0');
    expect(labeledText('Endowment per student', 'Cost')).toContain('$12,345');
    cleanup();
    renderCollege(aDetail({}));
    expect(sectionText('Cost')).toContain('endowment per student, sticker price, out of state.');
    cleanup();
    renderCollege(aDetail({ type: 'Private nonprofit', outOfStateCost: 50_000 }));
    expect(sectionText('Cost')).not.toContain('out of state');
  });

  it('show the rates of other groups of students below the graduation rate', () => {
    renderCollege(aDetail({ graduationRate: 0.6, pellGraduationRate: 0.5 }));
    const labels = [...sectionOf('Outcomes').querySelectorAll('dt')].map(({ firstChild }) => firstChild?.textContent);
    expect(labels.slice(0, 2)).toEqual(['Graduation rate', 'Graduation rate of students with a Pell grant']);
    expect(sectionText('Outcomes')).toContain('Not reported: degree within eight years, all new students.');
  });
});

it('every source button of a fact opens a source, also for a no and for none', () => {
  const fields = [
    'hasStudyAbroad',
    'rotcPrograms',
    'admissionFactors',
    'undergraduateRaces',
    'athleticDivision',
    'applicationUrl',
    'locale',
  ];
  renderCollege(
    aDetail(
      {
        hasStudyAbroad: false,
        rotcPrograms: [],
        admissionFactors: { essay: 'required' },
        undergraduateRaces: { asian: 1 },
        athleticDivision: 'NAIA',
        applicationUrl: 'https://example.edu/apply',
        locale: 'city-large',
      },
      { provenance: from(...fields) },
    ),
  );
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-source]')];
  expect(buttons.map((button) => button.dataset['source'])).toEqual(expect.arrayContaining(fields));
  expect(buttons.filter((button) => noteBehind(button).querySelector('dl') === null)).toEqual([]);
});
