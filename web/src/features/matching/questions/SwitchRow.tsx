import { useId, type ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint: string;
}

/** A switch with a label and a hint. */
export function SwitchRow({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <label className="flex items-start gap-3 rounded-card has-disabled:cursor-not-allowed">
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-on-primary disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden"
        {...input}
      />
      <span>
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}
