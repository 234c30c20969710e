import { majorsParam } from './major-param.ts';

it('reads codes of two, four and six digits in any published spelling, once each', () => {
  expect(majorsParam.parse('51.38,11,0100, 51.38 ,520201')).toEqual(['01.00', '11', '51.38', '52.0201']);
});

it.each(['', 'nursing', '51.38,', '51.3', Array.from({ length: 13 }, (_, at) => `51.${String(at).padStart(2, '0')}`).join(',')])(
  'refuses %j',
  (text) => expect(majorsParam.parse(text)).toBeUndefined(),
);

it('writes what it reads', () => {
  expect(majorsParam.parse(majorsParam.format(['52.0201', '01']))).toEqual(['01', '52.0201']);
});
