import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { revealOnScroll } from '../../lib/reveal.ts';

/**
 * A block that fades in when the reader scrolls to it. With `delayMs` it also fades in after that time. The style sheet has the only
 * allowed delay, because markup must not contain styles.
 */
export function Reveal({ delayMs, className = '', ...rest }: ComponentProps<'div'> & { delayMs?: 300 }) {
  const block = useRef<HTMLDivElement>(null);
  const appearsByItself = delayMs !== undefined;
  useLayoutEffect(() => (block.current ? revealOnScroll(block.current, appearsByItself) : undefined), [appearsByItself]);
  return <div ref={block} className={`${appearsByItself ? 'fade-in' : ''} ${className}`.trim()} {...rest} />;
}
