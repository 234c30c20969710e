import { sameSitePath } from './same-site-path.ts';

describe('a return address', () => {
  it.each([
    ['/', '/'],
    ['/colleges/auburn-university?income=1#cost', '/colleges/auburn-university?income=1#cost'],
    ['/discover?q=a%20b', '/discover?q=a%20b'],
    ['/a/../b', '/b'],
  ])('%s is accepted', (text, path) => {
    expect(sameSitePath(text)).toBe(path);
  });

  it.each([
    null,
    '',
    'discover',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\\/elsewhere.example',
    'javascript:alert(1)',
    ' /discover',
  ])('%j is rejected', (text) => {
    expect(sameSitePath(text)).toBeUndefined();
  });

  it('cannot become another host when dots are resolved', () => {
    expect(sameSitePath('/.//elsewhere.example')).toBeUndefined();
    expect(sameSitePath('/a/..//elsewhere.example')).toBeUndefined();
  });
});
