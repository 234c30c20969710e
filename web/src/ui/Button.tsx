import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'medium' | 'small';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap no-underline transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60';
const SIZES: Record<ButtonSize, string> = { medium: 'min-h-11 px-4 py-2 text-base', small: 'min-h-9 px-3 py-1.5 text-sm' };
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong active:bg-primary-strong',
  secondary: 'border border-edge bg-card text-ink hover:border-primary hover:text-primary active:bg-tint',
  quiet: 'text-primary hover:bg-tint active:bg-tint',
  destructive: 'border border-brick bg-card text-brick hover:bg-brick-tint active:bg-brick-tint',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function lookOf({ variant = 'primary', size = 'medium' }: Look, className = ''): string {
  return `${BASE} ${SIZES[size]} ${VARIANTS[variant]} ${className}`;
}

/** Its text names what happens when it is pressed. */
export function Button({ variant, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={lookOf({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, to, children, ...rest }: Look & ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} className={lookOf({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest}>
      {children}
    </a>
  );
}
