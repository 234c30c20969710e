import fc from 'fast-check';
import { PAGES_OF_DATA, PAGES_OF_TEXT } from '../shared/public-pages.ts';
import { countedPath, OTHER_PATH } from './counted-path.ts';

const isCollege = (slug: string) => slug === 'berea-college';

const PAGES = [...PAGES_OF_DATA, ...PAGES_OF_TEXT];

describe('the path an event is counted under', () => {
  it.each(PAGES)('%s is itself', (page) => {
    expect(countedPath(page, isCollege)).toBe(page);
  });

  it.each([
    ['/colleges/berea-college', '/colleges/berea-college'],
    ['/alma/results', '/alma/results'],
    ['/rankings/shared/secret', OTHER_PATH],
    ['/colleges/hbcu', '/colleges/best-hbcu-colleges'],
    ['/schools/public', '/colleges/best-public-colleges'],
    ['/colleges/states/NY', '/colleges/states/new-york'],
    ['/schools/states/ny', '/colleges/states/new-york'],
    ['/colleges/state/best-colleges-new-york', '/colleges/states/new-york'],
    ['/colleges/states/atlantis', OTHER_PATH],
    ['/colleges/no-such-college', OTHER_PATH],
    ['/colleges/berea-college/', OTHER_PATH],
    ['/profile/secret-name', OTHER_PATH],
  ])('%s counts as %s', (path, counted) => {
    expect(countedPath(path, isCollege)).toBe(counted);
  });

  it('is one of few, whatever is sent', () => {
    const few = /^\/(other|alma\/results|best-colleges|compare|auth|colleges\/(states\/[a-z-]+|best-\w+-colleges|berea-college))$/;
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const counted = countedPath(path, isCollege);
        expect(PAGES.includes(counted) || few.test(counted)).toBe(true);
      }),
    );
  });
});
