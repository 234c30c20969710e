/** @jest-environment jsdom */
import { renderPage } from '../../lib/page.fixture.ts';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RESTORABLE_SECONDS } from '../../api/domain/accounts.ts';
import { FIGURES, MIN_COHORT, SHARED_FIGURES, SOURCE_FACTS } from '../../api/domain/colleges.ts';
import {
  COMPARABLE,
  CRITERIA,
  DEFAULT_WEIGHTS,
  formatWeights,
  MAX_WEIGHT,
  MEAN,
  MIN_COVERAGE,
  PRESETS,
  RATE_GROUPS,
  type Criterion,
} from '../../api/domain/rankings.ts';
import { RETENTION } from '../../api/domain/shared.ts';
import type { Operator } from '../../api/site.ts';
import { aPlace, aRanking } from '../../entities/ranking/ranking.fixture.ts';
import * as AboutPage from './AboutPage.tsx';
import * as ImageTestPage from './ImageTestPage.tsx';
import * as CookiesPage from './legal/CookiesPage.tsx';
import * as PrivacyPage from './legal/PrivacyPage.tsx';
import { BROWSER_STORAGE } from './legal/stored-things.ts';
import * as UserAgreementPage from './legal/UserAgreementPage.tsx';
import { ProductAboutPage } from './method/ProductAboutPage.tsx';
import { exampleQuery } from './method/rankings-explained.queries.ts';
import { RankingsExplainedPage } from './method/RankingsExplainedPage.tsx';
import { scaleExamples } from './method/scale-examples.ts';
import * as SafetyPage from './safety/SafetyPage.tsx';

const PAGES = {
  '/about': AboutPage,
  '/safety': SafetyPage,
  '/privacy': PrivacyPage,
  '/cookies': CookiesPage,
  '/user-agreement': UserAgreementPage,
  '/alma/about': { Component: ProductAboutPage },
  '/image-test': ImageTestPage,
};

// One part is unknown: no offenses are reported.
const part = (key: Criterion, share: number, used: number, contribution: number) => ({ key, share, used, isFilled: false, contribution });
const EXAMPLE = {
  ...aPlace(1, 'Alpha College'),
  score: 61.5,
  coverage: 0.9,
  parts: [part('cost', 0.5, 40.1, -8.95), part('earnings', 0.4, 90, 20.4), { ...part('safety', 0.1, 0, -5.9), isFilled: true }],
};

const TODAY = aRanking(DEFAULT_WEIGHTS, [EXAMPLE], {
  baseline: 50.01,
  importance: { ...aRanking(DEFAULT_WEIGHTS, []).importance, cost: -0.114 },
});

const show = (page: ReactNode) => renderPage(page, { seed: ({ api, queries }) => queries.setQueryData(exampleQuery(api).queryKey, TODAY) });

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

describe.each(Object.entries(PAGES))('%s', (path, { Component }) => {
  it('has one h1, a title, a description and a canonical address', () => {
    show(<Component />);
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(document.title).toBe(`${heading} · Alma`);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://alma.example${path}`);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(30);
    expect(document.querySelector('meta[name=robots]') !== null).toBe(path === '/image-test');
  });

  it('has working contents links and no exclamation marks', () => {
    const { container } = show(<Component />);
    for (const link of container.querySelectorAll('a[href^="#"]')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    expect(container.textContent).not.toContain('!');
    expect(container.querySelector('[style]')).toBeNull();
  });
});

it('names every source on the about page', () => {
  const { container } = show(<AboutPage.Component />);
  for (const { name, publisher } of Object.values(SOURCE_FACTS)) expect(container.textContent).toContain(`${name} (${publisher})`);
  expect(screen.getByRole('link', { name: 'data page' }).getAttribute('href')).toBe('/data');
});

describe('the legal pages', () => {
  it('list every storage key of the site', () => {
    expect(BROWSER_STORAGE.map(({ name }) => name)).toEqual([
      'cookie_consent',
      'cookie_preferences',
      'theme',
      'compare_list',
      'search_columns',
      'favorites',
      'favorite_majors',
      'roommate_quiz',
      'roommate_draft',
      'sign_up_draft',
      'auth_token',
      'auth_user',
      'match_answers',
      'last_answers',
      'student_facts',
      'unsent_messages',
      'react-router-scroll-positions',
    ]);
    expect(BROWSER_STORAGE[0]?.duration).toContain('182 days');
    expect(BROWSER_STORAGE.find(({ name }) => name === 'auth_token')?.duration).toMatch(/7 days, and in any case after 30 days$/);
  });

  it('state the retention periods of the server', () => {
    const { Component } = PAGES['/privacy'];
    show(<Component />);
    const { sessions, sentEmails: sentLetters, unsentEmails: keptLetters, mailedTokens, auditEvents } = RETENTION;
    const inDays = (seconds: number) => `${seconds / 86_400} days`;
    const safety = section('Account security').textContent;
    for (const seconds of [sessions.idleSeconds, sessions.absoluteSeconds, mailedTokens, auditEvents])
      expect(safety).toContain(inDays(seconds));
    for (const seconds of [sentLetters, keptLetters]) expect(section('Emails we send').textContent).toContain(inDays(seconds));
    for (const seconds of [RESTORABLE_SECONDS, auditEvents])
      expect(section('When you delete your account').textContent).toContain(inDays(seconds));
  });

  const OPERATOR = { name: 'Alma Association', address: '1 Main Street, Auburn', contact: 'hello@alma.example' };
  const contactOf = (path: '/about' | '/privacy' | '/user-agreement', operator?: Operator) => {
    const { Component } = PAGES[path];
    const { container } = renderPage(<Component />, { seed: (site) => Object.assign(site, { operator }) });
    return container.querySelector('#contact')!.closest('section') ?? container.querySelector('#contact')!;
  };

  it.each(['/about', '/privacy', '/user-agreement'] as const)('%s says where to write to', (path) => {
    const contact = contactOf(path, OPERATOR);
    expect(contact.querySelector('a')?.getAttribute('href')).toBe('mailto:hello@alma.example');
    expect(contact.textContent).not.toContain('not published');
    expect(contact.textContent.includes('run by Alma Association. The operator’s postal address is 1 Main Street, Auburn. ')).toBe(
      path !== '/about',
    );
  });

  it('link a contact page of the operator', () => {
    const contact = contactOf('/about', { contact: 'https://alma.example/contact' });
    expect(contact.querySelector('a')?.getAttribute('href')).toBe('https://alma.example/contact');
  });

  it('say in one sentence what the operator has not published', () => {
    expect(contactOf('/about').textContent).toContain('The operator of this site has not published a contact. If a number');
    cleanup();
    expect(contactOf('/privacy').textContent).toContain('has not published a name, a postal address or a contact.');
    cleanup();
    expect(contactOf('/user-agreement', { name: 'Alma Association' }).textContent).toContain(
      'This site is run by Alma Association. The operator of this site has not published a postal address or a contact. This agreement',
    );
  });
});

it('asks people to ask the operator only if there is a contact', () => {
  const textWith = (operator: Operator) => {
    cleanup();
    const { container } = renderPage(<PrivacyPage.Component />, { seed: (site) => Object.assign(site, { operator }) });
    return container.textContent;
  };
  const asking = [
    'decides after how many days, and tells you if you ask.',
    'log lines are stored, and tells you if you ask. The legal basis',
    'send its emails. If you ask, the operator names them and their countries.',
  ];
  const none = 'The operator has published no contact to ask. In your account settings you can download your data and delete your account.';
  const withContact = textWith({ contact: 'hello@alma.example' });
  for (const sentence of asking) expect(withContact).toContain(sentence);
  expect(withContact).not.toContain('no contact');
  const without = textWith({ name: 'Alma Association' });
  expect(without).not.toMatch(/if you ask/i);
  for (const before of ['decides after how many days. ', 'log lines are stored. ', 'send its emails. '])
    expect(without).toContain(before + none);
  expect(without).toContain(`${none} The legal basis`);
  expect(screen.getAllByRole('link', { name: 'account settings' })[0]?.getAttribute('href')).toBe('/profile?tab=account');
});

describe('personal rankings explained', () => {
  it('shows the default weight and the typical score of every criterion', () => {
    show(<RankingsExplainedPage />);
    const items = within(section('The ten criteria and their scales')).getAllByText(/default weight/);
    expect(items.map(({ textContent }) => textContent)).toEqual(
      CRITERIA.map((key) => `default weight ${DEFAULT_WEIGHTS[key]} of ${MAX_WEIGHT} · typical score ${MEAN[key]}`),
    );
  });

  it('scores the examples by the ranking rule', () => {
    expect(scaleExamples('cost')).toEqual([
      { value: '$40,000', score: 0 },
      { value: '$22,500', score: 50 },
      { value: '$5,000', score: 100 },
    ]);
    expect(scaleExamples('value')[1]?.score).toBeCloseTo(71.428571, 6);
    expect(scaleExamples('completion')[0]?.score).toBeCloseTo(31.218505, 6);
    expect(scaleExamples('prestige')[0]?.score).toBeCloseTo(42.878731, 6);
    expect(scaleExamples('research')[0]?.score).toBeCloseTo(60, 6);
    expect(scaleExamples('safety').map(({ score }) => Number(score.toFixed(4)))).toEqual([28.6359, 76.5957, 99.546]);
    expect(scaleExamples('athletics')[0]?.score).toBeCloseTo(64.238582, 6);
    for (const criterion of CRITERIA) expect(scaleExamples(criterion).length).toBeGreaterThan(1);
  });

  it('lists the weights of every preset', () => {
    show(<RankingsExplainedPage />);
    const rows = within(section('Weights and presets')).getAllByRole('row').slice(1);
    const digits = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(''));
    expect(digits).toEqual(Object.values(PRESETS).map(formatWeights));
    expect(section('Weights and presets').textContent).toContain('w=3240542102');
  });

  it('breaks a score down into the parts of the ranking', () => {
    show(<RankingsExplainedPage />);
    const example = section('One score explained');
    const cells = within(example)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Cost', '50%', MEAN.cost.toFixed(1), '40.1', '−8.9'],
      ['Earnings', '40%', MEAN.earnings.toFixed(1), '90.0', '+20.4'],
      ['Campus safety', '10%', MEAN.safety.toFixed(1), '0.0 (not known)', '−5.9'],
      ['Total', '', '50.0', '61.5', '+11.5'],
    ]);
    expect(example.textContent).toContain('Not known for this college: campus safety. So 90% of the weight is based on reported numbers.');
  });

  it('shows the effect of the default weights', () => {
    show(<RankingsExplainedPage />);
    const rows = within(section('Weight and effect')).getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toBe('Cost13%−0.11');
    expect(rows).toHaveLength(CRITERIA.filter((key) => DEFAULT_WEIGHTS[key] > 0).length);
  });

  it('links to the ranking of every preset', () => {
    show(<RankingsExplainedPage />);
    const hrefs = within(section('Weights and presets'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual(['/rankings', '/rankings?w=0020453000']);
    expect(within(section('Try it')).getByRole('link').getAttribute('href')).toBe('/rankings');
  });

  it('explains missing numbers with the constants of the method', () => {
    show(<RankingsExplainedPage />);
    const text = section('When a number is missing').textContent;
    expect(text).toContain(`at least ${COMPARABLE.known * 100}% of your weights, or ${MIN_COVERAGE * 100}%`);
    expect(text).toContain('Completion scores 90 and earnings are not known. Then the score is 45.0.');
    expect(text).toContain('85% finish and 93% return. Then the test counts with 51.2, as an SAT of 1184 does.');
    expect(text).toContain('among 447 students with an ACT of 20 and 35 with an SAT of 1340, the test counts as an SAT of 1040.');
    expect(text).toContain(`Averages of fewer than ${MIN_COHORT} students`);
  });

  it('explains rates of few students with the constants of the method', () => {
    show(<RankingsExplainedPage />);
    const few = section('Rates of few students');
    const rows = within(few).getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toBe('Four-year6 at 53%10 at 75%');
    expect(rows).toHaveLength(RATE_GROUPS.length);
    expect(few.textContent).toContain('Among 36 students this counts as 85%, among 3,000 as 90%.');
    expect(few.textContent).toContain('fewer than 30 students');
    const { cohort, students } = COMPARABLE;
    expect(few.textContent).toContain(`rates of fewer than ${cohort} students, and colleges with fewer than ${students} undergraduates`);
  });

  it('says which figures count for the main campus only', () => {
    show(<RankingsExplainedPage />);
    const text = section('When a number is missing').textContent;
    const labels = SHARED_FIGURES.map((key) => FIGURES[key].label.toLowerCase());
    expect(labels.filter((label) => !text.includes(label))).toEqual([]);
    expect(text).toContain('They count only for the main campus.');
  });
});
