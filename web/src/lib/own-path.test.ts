import { ownPath } from './own-path.ts';

describe('a way back', () => {
  it.each([
    ['/', '/'],
    ['/colleges/auburn-university?income=1#cost', '/colleges/auburn-university?income=1#cost'],
    ['/discover?q=a%20b', '/discover?q=a%20b'],
    ['/a/../b', '/b'],
  ])('%s is kept', (text, path) => {
    expect(ownPath(text)).toBe(path);
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
  ])('%j is not', (text) => {
    expect(ownPath(text)).toBeUndefined();
  });

  it('does not come out as another host after dots are resolved', () => {
    expect(ownPath('/.//elsewhere.example')).toBeUndefined();
    expect(ownPath('/a/..//elsewhere.example')).toBeUndefined();
  });
});
