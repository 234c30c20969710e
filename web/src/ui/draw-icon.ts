import { createElement, type ComponentType, type SVGProps } from 'react';

/** The drawing of an icon as lucide-react keeps it: elements with their attributes, in a square of 24. */
interface IconData {
  node: readonly (readonly [string, Record<string, string>])[];
}

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * The component of an icon. In the production build, it stands for `createLucideIcon` of lucide-react. An icon without a label is hidden
 * from screen readers.
 */
export default function drawIcon({ node }: IconData): ComponentType<Props> {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(!('aria-label' in props) && { 'aria-hidden': true }),
        ...props,
      },
      drawing,
    );
}
