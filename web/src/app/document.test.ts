import { documentOf } from './document.ts';

it('escapes structured data, so that a college name cannot close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = documentOf({
    rendered: '<div data-app=""></div>',
    assets: { css: [], js: '/x.js', preload: [] },
    state: { name },
    structuredData: [{ name }],
  });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect((JSON.parse(json) as { name: string }).name).toBe(name);
  expect(html).not.toContain('alert(1)</script>');
});
