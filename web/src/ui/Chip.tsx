import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

const LOOK =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-tint py-1 pr-2 pl-3 text-sm font-medium text-primary no-underline hover:bg-line';

/** A chosen value. A press removes it; say so in `aria-label`. */
export function ChipButton({ label, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={LOOK} {...rest}>
      <ChipContent label={label} />
    </button>
  );
}

/** The same as a link to the address without the value. */
export function ChipLink({ label, to, ...rest }: { label: string; to: string } & ComponentProps<'a'>) {
  return (
    <a href={to} className={LOOK} {...rest}>
      <ChipContent label={label} />
    </a>
  );
}

function ChipContent({ label }: { label: string }) {
  return (
    <>
      <span className="truncate">{label}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </>
  );
}
