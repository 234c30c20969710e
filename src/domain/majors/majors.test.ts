import { someMajors } from './majors.fixture.ts';

describe('the vocabulary of majors', () => {
  const majors = someMajors();

  it('knows a major by its code and its slug', () => {
    expect(majors.byCode('51.38')).toBe(majors.bySlug('nursing'));
    expect(majors.byCode('51.38')).toMatchObject({ name: 'Nursing' });
    expect([majors.byCode('51.3805'), majors.byCode('99'), majors.bySlug('Nursing')]).toEqual([undefined, undefined, undefined]);
  });

  it('knows families and their majors', () => {
    expect(majors.families.map(({ code }) => code)).toEqual(['11', '51']);
    expect(majors.majorsOf('11').map(({ code }) => code)).toEqual(['11.02', '11.07']);
    expect(majors.majorsOf('99')).toEqual([]);
    expect(['51', '51.38', '51.3805'].map((code) => majors.familyOf(code)?.code)).toEqual(['51', '51', '51']);
  });

  it('names a program as students do, or by its official title', () => {
    expect(majors.titleOf('51.38')).toBe('Registered Nursing');
    expect([majors.nameOf('51.38'), majors.nameOf('11.0204'), majors.nameOf('11.0205')]).toEqual([
      'Nursing',
      'Computer Game Programming',
      undefined,
    ]);
    expect([majors.nameOf('51.3805'), majors.titleOf('51.3805')]).toEqual(['Nurse practitioner', 'Family Practice Nurse/Nursing']);
    expect(majors.programs).toEqual(['11.0201', '11.0204', '11.0299', '11.0701', '51.2202', '51.3805']);
  });
});
