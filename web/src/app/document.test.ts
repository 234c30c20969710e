import { documentOf } from './document.ts';

it('describes itself without ending its own script, whatever a college is called', () => {
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
