import fc from 'fast-check';
import { MATCH_WORDS } from './match-param-words.ts';
import type { Param } from '../shared/query-params.ts';
import { answersOf, queryOf } from './match-answers.ts';
import { MATCH_PARAMS, parseMatch, serializeMatch } from './match-params.ts';
import { anyAnswers, anyPublicAnswers } from './matching.fixture.ts';

const parsed = (text: string) => parseMatch(new URLSearchParams(text));
const KEYS = Object.keys(MATCH_PARAMS) as (keyof typeof MATCH_PARAMS)[];

describe('questionnaire parameters', () => {
  it('parse what they serialize', () => {
    fc.assert(
      fc.property(anyPublicAnswers, (answers) => {
        const text = serializeMatch(queryOf(answers));
        const { query, faults } = parsed(text);
        expect(faults).toEqual([]);
        expect(serializeMatch(query)).toBe(text);
        expect(serializeMatch(queryOf(answersOf(query)))).toBe(text);
      }),
    );
  });

  it('have one canonical text', () => {
    const canonical = 'type=public,hbcu&size=medium&st=AL,GA&must=type,size&p=0020300100';
    expect(serializeMatch(parsed('p=0020300100&must=size,type,size&st=ga,AL&size=medium&type=HBCU,public&nope=1').query)).toBe(canonical);
    expect(serializeMatch(parsed('miles=250&setting=rural,City&st=AL').query)).toBe('st=AL&setting=city,rural&miles=250');
    expect(serializeMatch(parsed('miles=75&setting=beach').query)).toBe('');
    expect(serializeMatch(parsed('p=0000000000&st=&size=huge').query)).toBe('');
    expect(serializeMatch(parsed('size=small&major=51,51.3801,11.07,51&must=size,field').query)).toBe(
      'major=11.07,51,51.3801&size=small&must=field,size',
    );
    expect(serializeMatch(parsed('major=nursing,51.38').query)).toBe('');
    expect(serializeMatch(parsed('major=11,51,52,01').query)).toBe('');
    expect(serializeMatch(parsed('v=1&size=small').query)).toBe('v=1&size=small');
  });

  it('never throw for any text', () => {
    const key = fc.oneof(fc.constantFrom<string>(...KEYS, '__proto__', 'constructor', 'toString', ''), fc.string({ unit: 'binary' }));
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('0020300100', '4444444444', '00203001000', 'AL,,GA', '\u0000', '1e3', 'NaN'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
        const { query, faults } = parseMatch(pairs);
        expect(Object.keys(query).length + faults.length).toBeLessThanOrEqual(pairs.length);
        expect(serializeMatch(parsed(serializeMatch(query)).query)).toBe(serializeMatch(query));
      }),
    );
  });

  it('never contain private answers', () => {
    fc.assert(
      fc.property(anyAnswers, ({ budget, income, homeState, sat, act, homeZip, home, ...open }) => {
        const hidden = { budget, income, homeState, sat, act, homeZip, home };
        const text = serializeMatch(queryOf({ ...open, ...hidden }));
        expect(text).toBe(serializeMatch(queryOf(open)));
        const forced = serializeMatch({ ...queryOf(open), ...hidden });
        expect([...new URLSearchParams(forced).keys()].filter((key) => key in hidden)).toEqual([]);
      }),
    );
    expect(parsed('budget=20000&income=0-30000&sat=1400&act=30&homeZip=36849&home=36849&zip=36849&max=1').query).toEqual({});
  });

  it.each(KEYS)('can parse the example of %s', (key) => {
    const param = MATCH_PARAMS[key] as Param<unknown>;
    expect(param.parse(MATCH_WORDS[key].example)).toBeDefined();
  });
});
