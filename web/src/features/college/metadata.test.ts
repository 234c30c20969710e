import { aDetail } from './college.fixture.ts';
import { breadcrumbData, collegeData } from './metadata.ts';

const SITE = 'https://alma.example';

it('describes the college by its known values', () => {
  const detail = aDetail({
    aliases: ['Example', 'Example College'],
    formerNames: ['Old Example'],
    website: 'https://example.edu/',
    zip: '36849',
    latitude: 32.6,
    longitude: -85.5,
    size: 900,
  });
  expect(collegeData(detail, SITE)).toEqual({
    '@type': 'CollegeOrUniversity',
    name: 'Example College',
    alternateName: ['Example', 'Old Example'],
    url: 'https://alma.example/colleges/example-college-1',
    sameAs: 'https://example.edu/',
    address: { '@type': 'PostalAddress', addressLocality: 'Springfield', addressRegion: 'AL', postalCode: '36849', addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates', latitude: 32.6, longitude: -85.5 },
    numberOfStudents: { '@type': 'QuantitativeValue', value: 900, unitText: 'undergraduates' },
  });
});

it('leaves out unknown values and invalid websites', () => {
  expect(Object.keys(collegeData(aDetail({ website: 'javascript:alert(1)', latitude: 32.6, size: null }), SITE))).toEqual([
    '@type',
    'name',
    'url',
    'address',
  ]);
});

it('lists the breadcrumb', () => {
  const { itemListElement } = breadcrumbData(aDetail({ state: 'NY' }), SITE) as { itemListElement: { item: string; position: number }[] };
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://alma.example/discover'],
    [2, 'https://alma.example/colleges/states/new-york'],
    [3, 'https://alma.example/colleges/example-college-1'],
  ]);
});
