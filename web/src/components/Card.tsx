import type { ComponentProps } from 'react';

/** The one raised surface: a border before a shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`rounded-card border border-line bg-card p-5 ${className}`} {...rest} />;
}
