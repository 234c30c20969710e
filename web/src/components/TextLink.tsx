import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const LOOK = 'text-primary underline decoration-1 underline-offset-3 hover:decoration-2';

/** A link within text, to another page of the site. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link className={`${LOOK} ${className}`} {...rest} />;
}

/** A link out of the site. Only http and https addresses become links; anything else stays text. */
export function ExternalLink({ href, className = '', children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={`${LOOK} ${className}`} rel="noopener noreferrer nofollow" {...rest}>
      {children}
    </a>
  );
}
