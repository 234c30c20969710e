/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import type { CollegeDetail } from '../../api/domain/colleges.ts';
import { renderCollege } from './college-page.fixture.ts';
import { aDetail, aProvenance } from './college.fixture.ts';

const FIGURES = { medianDebt: 9_000, graduationRate: 0.5, retentionRate: 0.6, avgSAT: 1_100, netPricePublic: 9_000 };
const closure = {
  closed: '2025-05-31',
  kind: 'closed' as const,
  source: { publisher: 'Example News', title: 'The college closes', date: '2024-11', url: 'https://news.example/closes' },
  checked: '2026-11-22',
  isReviewed: false,
};

/** The text of the banner, and whether search engines should list the page. */
function shown(college: Partial<CollegeDetail['college']>, rest: Partial<Omit<CollegeDetail, 'college'>> = {}) {
  cleanup();
  document.head.innerHTML = '';
  renderCollege(aDetail({ ...FIGURES, ...college }, rest));
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'index';
  return [screen.queryByRole('note')?.textContent ?? null, robots];
}

const LAST = 'The figures below are the last ones reported.';

it('says why Alma does not list a college, and asks search engines not to', () => {
  expect(shown({ size: 1 })).toEqual([null, 'index']);
  expect(shown({ size: 0 })).toEqual(['Alma lists colleges with undergraduates. This one has none.', 'noindex']);
  expect(shown({ size: null })).toEqual(['Alma lists colleges with undergraduates. This one reports none.', 'noindex']);
  expect(shown({ operatingStatus: 'unlisted' })).toEqual([
    `This college no longer enrolls undergraduates or is no longer open to the public. ${LAST}`,
    'noindex',
  ]);
  const nothing = Object.fromEntries(Object.keys(FIGURES).map((key) => [key, null]));
  expect(shown({ ...nothing, operatingStatus: 'unlisted', size: null, researchFundingTotal: 5 })).toEqual([
    'This is the administrative office of a college system or district. It has no students of its own, so Alma does not list it.',
    'noindex',
  ]);
});

it('says when a college closed, and by which statement', () => {
  expect(shown({ operatingStatus: 'closed' })).toEqual([`This college has closed. ${LAST}`, 'index']);
  expect(shown({ operatingStatus: 'closed' }, { closure })).toEqual([
    `This college closed on May 31, 2025. Source: Example News, “The college closes”, November 2024. ${LAST}`,
    'index',
  ]);
  expect(screen.getByRole('link', { name: 'The college closes' }).getAttribute('href')).toBe('https://news.example/closes');
  const [byMonth] = shown(
    { operatingStatus: 'closed' },
    { closure: { ...closure, closed: '2025-05', source: { ...closure.source, url: null } } },
  );
  expect(byMonth).toContain('This college closed in May 2025. Source: Example News, “The college closes”, November 2024.');
  expect(shown({ operatingStatus: 'closed' }, { closure: { ...closure, closed: '2025' } })[0]).toContain('This college closed in 2025.');
});

it('names the college that a merged one is part of', () => {
  const successor = { slug: 'larger-college', name: 'Larger College', location: 'Springfield', state: 'AL' as const };
  const merged = { ...closure, kind: 'merged' as const, closed: '2025' };
  expect(shown({ operatingStatus: 'merged' }, { successor, closure: merged })[0]).toBe(
    `This college merged with another in 2025. It is now part of Larger College. Source: Example News, “The college closes”, November 2024. ${LAST}`,
  );
});

it('warns of an enrollment that fell by more than half within a year', () => {
  const point = (year: number, value: number | null) => ({
    year,
    period: `fall ${year}`,
    value,
    status: 'reported' as const,
    provenance: aProvenance({ year }),
  });
  expect(shown({ size: 200 }, { history: { size: [point(2022, 900), point(2023, 450), point(2024, 200)] } })[0]).toBe(
    'The number of undergraduates fell by more than half within a year: from 450 (fall 2023) to 200 (fall 2024). Ask the college about its future before you apply.',
  );
  expect(shown({ size: 225 }, { history: { size: [point(2023, 450), point(2024, 225)] } })[0]).toBeNull();
  expect(shown({ size: 200 }, { history: { size: [point(2022, 450), point(2024, 200)] } })[0]).toBeNull();
  expect(shown({ size: 200 }, { history: { size: [point(2023, null), point(2024, 200)] } })[0]).toBeNull();
});
