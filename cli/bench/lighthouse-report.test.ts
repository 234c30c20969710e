import { failuresOf, missesAim, scoresOf, type LighthouseReport } from './lighthouse-report.ts';

const audits = {
  'first-contentful-paint': { title: 'First paint', score: 0.9, displayValue: '1.7 s' },
  'total-blocking-time': { title: 'Blocking', score: 0.89, displayValue: '210 ms' },
  'color-contrast': { title: 'Contrast is low', score: 0, details: { items: [{ node: { selector: 'a.faint' } }, {}] } },
  'video-caption': { title: 'No video', score: null },
  'landmark-one-main': { title: 'Unweighted', score: 0 },
};
const refs = {
  performance: ['first-contentful-paint', 'total-blocking-time'],
  accessibility: ['color-contrast', 'video-caption', 'landmark-one-main'],
};

function measured(performance: number | null, accessibility: number) {
  const category = (score: number | null, ids: string[] = []) => ({
    score,
    auditRefs: ids.map((id) => ({ id, weight: id === 'landmark-one-main' ? 0 : 10 })),
  });
  const report: LighthouseReport = {
    categories: {
      performance: category(performance, refs.performance),
      accessibility: category(accessibility, refs.accessibility),
      'best-practices': category(1),
      seo: category(1),
    },
    audits,
    environment: { benchmarkIndex: 1500 },
  };
  return { page: '/', report };
}

test('a page above every minimum passes and names no audit', () => {
  const page = measured(0.95, 1);
  expect(missesAim(page)).toBe(false);
  expect(failuresOf(page)).toEqual([]);
  expect(scoresOf('', [page]).rows).toEqual([['/', '95', '100', '100', '100', 'ok']]);
});

test('a page below a minimum fails and names the weighted failed audits with their locations', () => {
  const page = measured(0.94, 0.99);
  expect(missesAim(page)).toBe(true);
  expect(scoresOf('', [page]).rows).toEqual([['/', '94', '99', '100', '100', 'UNDER']]);
  expect(failuresOf(page)).toEqual([
    ['/', 'performance', 'total-blocking-time', '210 ms'],
    ['/', 'accessibility', 'color-contrast', 'Contrast is low · a.faint'],
  ]);
});

test('a category without a score fails', () => {
  expect(missesAim(measured(null, 1))).toBe(true);
});
