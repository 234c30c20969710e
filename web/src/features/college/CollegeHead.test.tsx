/** @jest-environment jsdom */
import { cleanup } from '@testing-library/react';
import { FIGURES } from '../../api/domain/colleges.ts';
import { renderPage } from '../../lib/page.fixture.ts';
import { CollegeHeader } from './CollegeHeader.tsx';
import { aDetail, anImport, aProvenance } from './college.fixture.ts';
import { headOf } from './college-head.ts';
import { GlanceSection } from './glance/GlanceSection.tsx';

afterEach(cleanup);

const shares = { below: 83, equal: 0, above: 17 };
const STANDING = { peer: shares, national: shares, n: 612, peerMedian: 1, nationalMedian: 1 };
const ofAll = <T,>(value: T) => Object.fromEntries(['netPrice', ...Object.keys(FIGURES)].map((key) => [key, value]));
const year = (at: number, value: number) =>
  ({ year: at, value, period: String(at), status: 'reported', provenance: aProvenance() }) as const;

/** A college with every figure, source and standing. */
const known = (type: 'Public' | 'Private nonprofit', sizes = [900, 400]) =>
  aDetail(
    { type, ...ofAll(0.5), netPricePublic: 20_000, netPricePrivate: 20_000, annualCost: 30_000, outOfStateCost: 40_000, size: 900 },
    {
      provenance: ofAll(aProvenance()),
      percentiles: ofAll(STANDING),
      history: { ...ofAll([year(2023, 1), year(2024, 2)]), size: sizes.map((size, at) => year(2023 + at, size)) },
      imports: [anImport()],
    },
  );

it.each(['Public', 'Private nonprofit'] as const)('has all that the head and the first section show of a %s college', (type) => {
  const detail = known(type);
  const [whole, part] = [detail, headOf(detail)].map((each) => {
    const { container } = renderPage(
      <>
        <CollegeHeader detail={each} />
        <GlanceSection detail={each} />
      </>,
    );
    const { innerHTML } = container;
    cleanup();
    return innerHTML.replaceAll(/_r_\w+_/g, 'id');
  });
  expect(whole).toContain('fell by more than half');
  expect(whole).toContain('Net price by year');
  expect(part).toBe(whole);
});

it('is much smaller than the whole', () => {
  const detail = known('Public');
  expect(JSON.stringify(headOf(detail)).length).toBeLessThan(JSON.stringify(detail).length / 2);
});
