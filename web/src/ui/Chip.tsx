import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

const LOOK =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-tint py-1 pr-2 pl-3 text-sm font-medium text-primary no-underline hover:bg-line';

/** Something chosen, which pressing takes away; `aria-label` says so. */
export function ChipButton({ label, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={LOOK} {...rest}>
      <Inside label={label} />
    </button>
  );
}

/** The same, where the address without it is a page of its own. */
export function ChipLink({ label, to, ...rest }: { label: string; to: string } & ComponentProps<'a'>) {
  return (
    <a href={to} className={LOOK} {...rest}>
      <Inside label={label} />
    </a>
  );
}

function Inside({ label }: { label: string }) {
  return (
    <>
      <span className="truncate">{label}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </>
  );
}
