import fc from 'fast-check';
import { QUESTIONS, REQUIREMENTS, serializeMatch } from '../../api/domain/matching.ts';
import { answersOutsideStep, hrefOfForm, readAnswers, withRequirement, normalizeAnswers } from './read-answers.ts';

const read = (search: string) => serializeMatch(readAnswers(new URLSearchParams(search)));

describe('reading answers', () => {
  it.each([
    ['size=small&type=public,private&st=AL', 'type=public,private&size=small&st=AL'],
    ['type=public&type=hbcu&must=type&must=hbcu', 'type=public,hbcu&must=type,hbcu'],
    ['major=51.38&major=11.07&must=field', 'major=11.07,51.38&must=field'],
    ['major=nursing&must=field', ''],
    ['size=gigantic&utm=1&step=9&p=9', ''],
    ['size=&st=&p=0000000000', ''],
    ['setting=town&setting=city&miles=100&must=setting&must=distance', 'setting=city,town&miles=100&must=setting,distance'],
    ['miles=&setting=&zip=36849&must=setting,distance', ''],
    ['size=small&sat=1400&budget=20000', 'size=small'],
    ['must=size,location,type,womenOnly', 'must=womenOnly'],
    ['p.cost=2&p.completion=3&p.access=0', 'p=2000300000'],
    ['p.cost=2&p.debt=7', ''],
    ['v=1&size=large', 'v=1&size=large'],
  ])('%s is %s', (search, canonical) => {
    expect(read(search)).toBe(canonical);
  });

  it('never throws and round-trips', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('size', 'type', 'st', 'setting', 'miles', 'must', 'p', 'p.cost', 'step', 'x'), fc.string()),
    );
    fc.assert(fc.property(pairs, (given) => read(serializeMatch(readAnswers(given))) === serializeMatch(readAnswers(given))));
  });
});

describe('requirements', () => {
  it('are removed without their answer, except standalone requirements', () => {
    const query = { size: 'small', st: ['AL'], setting: [], must: [...REQUIREMENTS] } as const;
    expect(normalizeAnswers({ ...query, st: [], setting: [], must: [...REQUIREMENTS] }).must).toEqual([
      'size',
      'budget',
      'hbcu',
      'womenOnly',
    ]);
  });

  it('appear at most once', () => {
    const once = withRequirement({ must: ['hbcu'] }, 'hbcu', true);
    expect([once.must, withRequirement(once, 'hbcu', false).must]).toEqual([['hbcu'], []]);
  });
});

describe('a form without scripts', () => {
  it.each([
    ['?to=2&size=small', '/alma?step=2&size=small'],
    ['?to=3&size=small&must=size&type=public&type=private&must=type', '/alma?step=3&type=public,private&size=small&must=type,size'],
    ['?to=7&size=small&p.cost=3&p.value=0', '/alma/results?size=small&p=3000000000'],
    ['?to=2&major=51.38&must=field&size=small&must=size', '/alma?step=2&major=51.38&size=small&must=field,size'],
    ['?to=99', '/alma/results'],
    ['?to=2&budget=20000&sat=1400', '/alma?step=2'],
  ])('%s redirects to %s', (search, href) => {
    expect(hrefOfForm(search)).toBe(href);
  });

  it.each(['', '?step=2&size=small', '?to=', '?to=1', '?to=x'])('is not %j', (search) => {
    expect(hrefOfForm(search)).toBeUndefined();
  });

  it('carries exactly the answers of the other steps', () => {
    const query = {
      major: ['51.38'],
      type: ['public' as const],
      size: 'small' as const,
      st: ['AL' as const],
      setting: ['city' as const],
      miles: 250 as const,
      must: [...REQUIREMENTS],
      p: readAnswers([['p', '1230000000']]).p,
    };
    const carried = QUESTIONS.map((question) => decodeURIComponent(new URLSearchParams(answersOutsideStep(question, query)).toString()));
    expect(carried).toEqual([
      'type=public&st=AL&setting=city&miles=250&must=type,location,setting,distance,budget,hbcu,womenOnly&p=1230000000',
      'major=51.38&size=small&st=AL&setting=city&miles=250&must=field,size,location,setting,distance,budget&p=1230000000',
      'major=51.38&type=public&size=small&must=field,type,size,budget,hbcu,womenOnly&p=1230000000',
      'major=51.38&type=public&size=small&st=AL&setting=city&miles=250&must=field,type,size,location,setting,distance,hbcu,womenOnly&p=1230000000',
      'major=51.38&type=public&size=small&st=AL&setting=city&miles=250&must=field,type,size,location,setting,distance,budget,hbcu,womenOnly&p=1230000000',
      'major=51.38&type=public&size=small&st=AL&setting=city&miles=250&must=field,type,size,location,setting,distance,budget,hbcu,womenOnly',
    ]);
  });
});
