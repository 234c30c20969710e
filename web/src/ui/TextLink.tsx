import type { ComponentProps } from 'react';

/**
 * A link in a text to another page of the site. It is a plain anchor: one listener in `app/` turns clicks into router navigation, so
 * that a page with a hundred links renders fast and works without scripts.
 */
export function TextLink({ to, className = '', children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} className={`text-link ${className}`} {...rest}>
      {children}
    </a>
  );
}

/** A link to another site. Only http and https addresses become links. */
export function ExternalLink({ href, className = '', children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={`text-link ${className}`} rel="noopener noreferrer nofollow" {...rest}>
      {children}
    </a>
  );
}
