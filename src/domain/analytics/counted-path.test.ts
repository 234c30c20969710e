import fc from 'fast-check';
import { DATA_PAGES, TEXT_PAGES } from '../shared/product.ts';
import { countedPath, OTHER_PATH } from './counted-path.ts';

const KNOWN = {
  isCollege: (slug: string) => slug === 'berea-college',
  isService: (slug: string) => slug === 'khan-academy',
  isMajor: (slug: string) => slug === 'nursing',
};

const PAGES = [...DATA_PAGES, ...TEXT_PAGES];

describe('the counted path', () => {
  it.each(PAGES)('%s counts as itself', (page) => {
    expect(countedPath(page, KNOWN)).toBe(page);
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
    ['/majors/nursing', '/majors/nursing'],
    ['/majors/Nursing/NY', '/majors/nursing/new-york'],
    ['/majors/nursing/new-york', '/majors/nursing/new-york'],
    ['/majors/nursing/atlantis', OTHER_PATH],
    ['/majors/no-such-major', OTHER_PATH],
    ['/majors/nursing/ny/more', OTHER_PATH],
    ['/services', '/services'],
    ['/services/test-prep', '/services/best-test-prep-services'],
    ['/services/financial-aid-guide', '/services/financial-aid-guide'],
    ['/services/best-test-prep-services/khan-academy', '/services/best-test-prep-services/khan-academy'],
    ['/services/test-prep/khan-academy', '/services/best-test-prep-services/khan-academy'],
    ['/services/test-prep/no-such-service', OTHER_PATH],
    ['/services/no-such-category', OTHER_PATH],
    ['/services/test-prep/khan-academy/more', OTHER_PATH],
  ])('%s counts as %s', (path, counted) => {
    expect(countedPath(path, KNOWN)).toBe(counted);
  });

  it('is one of a few for any input', () => {
    const few =
      /^\/(other|alma\/results|best-colleges|compare|auth|majors\/nursing(\/[a-z-]+)?|services(\/[a-z-]+(\/khan-academy)?)?|colleges\/(states\/[a-z-]+|best-\w+-colleges|berea-college))$/;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.webPath().map((path) => `/services/test-prep${path}`),
          fc.webPath().map((path) => `/majors/nursing${path}`),
        ),
        (path) => {
          const counted = countedPath(path, KNOWN);
          expect(PAGES.includes(counted) || few.test(counted)).toBe(true);
        },
      ),
    );
  });
});
