import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import drawIcon from './draw-icon.ts';

const ICON = { name: 'plus', size: 24, node: [['path', { d: 'M5 12h14', key: 'a' }] as [string, Record<string, string>]] };

/** The attributes of the drawn icon by name. The site uses neither the package's classes nor the name space. */
function attributesOf(Icon: ReturnType<typeof drawIcon>, props: object) {
  const [, svg = '', content] = /^<svg (.*?)>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon, props))) ?? [];
  const attributes = Object.fromEntries([...svg.matchAll(/([\w-]+)="(.*?)"/gi)].map(([, name = '', value = '']) => [name, value]));
  const classes = (attributes.class ?? '').replace(/\blucide(-plus)?\b/g, '').trim();
  return { ...attributes, xmlns: undefined, class: classes, content };
}

it.each([
  {},
  { className: 'size-4 shrink-0', 'aria-hidden': 'true' },
  { 'aria-label': 'Add' },
  { size: 16, fill: 'currentColor' },
  { strokeWidth: 3, viewBox: '0 0 12 12' },
])('draws an icon as its package does: %j', (props) => {
  const expected = attributesOf(createLucideIcon(ICON) as never, props);
  expect(expected.content).toBe('<path d="M5 12h14"></path>');
  expect(attributesOf(drawIcon(ICON), props)).toEqual(expected);
});
