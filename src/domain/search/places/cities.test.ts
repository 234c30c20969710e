import { aCollege } from '../../colleges/college.fixture.ts';
import { createCatalog } from '../catalog.ts';
import { parseSearch, serializeSearch, type SearchQuery } from '../params.ts';
import { createCities } from './cities.ts';
import { citySlug } from './city-slug.ts';
import { cityText } from './city-text.ts';

const inCity = (id: number, location: string, state: 'CA' | 'MO' | 'IL', latitude: number | null = null) =>
  aCollege({ id, location, state, latitude, longitude: latitude === null ? null : -90 });

describe('cities', () => {
  it('are those of the colleges, larger ones first, with their middle', () => {
    const cities = createCities([
      inCity(1, 'Fresno', 'CA', 36),
      inCity(2, 'St. Louis', 'MO', 38),
      inCity(3, 'St Louis ', 'MO', 39),
      inCity(4, 'Joliet', 'IL'),
    ]);
    expect([...cities.values()].map(({ slug, label, rows, middle }) => [slug, label, rows, middle?.latitude])).toEqual([
      ['st-louis-mo', 'St. Louis, MO', [1, 2], 38.5],
      ['fresno-ca', 'Fresno, CA', [0], 36],
      ['joliet-il', 'Joliet, IL', [3], undefined],
    ]);
  });

  it.each([
    ['Fresno', 'CA', 'fresno-ca', 'Fresno, CA'],
    ['Winston-Salem', 'NC', 'winston-salem-nc', 'Winston Salem, NC'],
    ["Coeur d'Alene", 'ID', 'coeur-dalene-id', 'Coeur Dalene, ID'],
  ])('%s, %s has the address %s', (location, state, slug, text) => {
    expect(citySlug(location, state)).toBe(slug);
    expect(cityText(slug)).toBe(text);
    expect(parseSearch([['city', slug]])).toEqual({ query: { city: slug }, faults: [] });
    expect(serializeSearch({ city: slug })).toBe(`city=${slug}`);
  });

  it.each(['fresno', 'ca', '-ca', 'fresno_ca', 'fresno-ca/..', 'a'.repeat(90) + '-ca'])('%s is no city', (text) => {
    expect(parseSearch([['city', text]]).faults).toHaveLength(1);
  });

  it('limit a search, and with a radius to the miles around them', () => {
    const colleges = [
      inCity(1, 'Fresno', 'CA', 36),
      inCity(2, 'Clovis', 'CA', 36.2),
      inCity(3, 'Chico', 'CA', 39),
      inCity(4, 'Fresno', 'CA'),
    ];
    const catalog = createCatalog(colleges, 'v1');
    const ids = (query: SearchQuery) =>
      catalog
        .search(query)
        .hits.map(({ college }) => college.id)
        .sort();
    expect(ids({ city: 'fresno-ca' })).toEqual([1, 4]);
    expect(ids({ city: 'fresno-ca', radius: 30 })).toEqual([1, 2, 4]);
    expect(catalog.search({ city: 'nowhere-ca' })).toMatchObject({ total: 0, relax: [{ param: 'city', to: null, count: 4 }] });
  });
});
