import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { revealOnScroll } from '../../lib/reveal.ts';

/**
 * A block that fades in when the reader scrolls to it. With `delayMs` it fades in by itself after that time, or sooner when
 * scrolled to (specification §2: the spotlight); the one delay there is stands in the style sheet, because markup may not carry styles.
 */
export function Reveal({ delayMs, className = '', ...rest }: ComponentProps<'div'> & { delayMs?: 300 }) {
  const block = useRef<HTMLDivElement>(null);
  const appearsByItself = delayMs !== undefined;
  useLayoutEffect(() => (block.current ? revealOnScroll(block.current, appearsByItself) : undefined), [appearsByItself]);
  return <div ref={block} className={`${appearsByItself ? 'fade-in' : ''} ${className}`.trim()} {...rest} />;
}
