import type { Section } from './table.ts';

/** The used part of a Lighthouse report. Scores are 0 to 1, or null if an audit does not apply. */
export interface LighthouseReport {
  categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Readonly<Record<string, Audit>>;
  environment: { benchmarkIndex: number };
}

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  details?: { items?: { node?: { selector?: string }; text?: string; url?: string }[] };
}

/** The measurement of one page. */
export interface MeasuredPage {
  page: string;
  report: LighthouseReport;
}

/** Minimum score of 100 per category, in table order. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];
/** Lighthouse shows a metric green from this score on; the report names lower ones. */
const GREEN = 0.9;
const NAMED_PLACES = 3;

/** Whole points of 100 as Lighthouse shows them; a category without a score has 0. */
function pointsOf(report: LighthouseReport, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function isUnder(report: LighthouseReport, category: Category): boolean {
  return pointsOf(report, category) < AIMS[category];
}

/** True if a page is below the minimum of a category. */
export function missesAim({ report }: MeasuredPage): boolean {
  return CATEGORIES.some((category) => isUnder(report, category));
}

/** One line per page, with the minimums in the head. */
export function scoresOf(title: string, pages: readonly MeasuredPage[]): Section {
  return {
    title,
    head: ['page', ...CATEGORIES.map((category) => `${category} ≥ ${AIMS[category]}`), ''],
    rows: pages.map((one) => [
      one.page,
      ...CATEGORIES.map((category) => String(pointsOf(one.report, category))),
      missesAim(one) ? 'UNDER' : 'ok',
    ]),
  };
}

/** The audits that lowered a page below its minimum, with their values and first locations. */
export function failuresOf({ page, report }: MeasuredPage): string[][] {
  return CATEGORIES.filter((category) => isUnder(report, category)).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && hasFailed(report.audits[id], category))
      .map(({ id }) => [page, category, id, described(report.audits[id])]),
  );
}

function hasFailed(audit: Audit | undefined, category: Category): boolean {
  return audit !== undefined && audit.score !== null && audit.score < (category === 'performance' ? GREEN : 1);
}

function described(audit: Audit | undefined): string {
  const places = (audit?.details?.items ?? [])
    .map(({ node, text, url }) => node?.selector ?? text ?? url)
    .filter((place) => place !== undefined);
  return [audit?.displayValue ?? audit?.title ?? '', ...places.slice(0, NAMED_PLACES)].join(' · ');
}
