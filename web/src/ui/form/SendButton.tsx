import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '../Button.tsx';

/** A button for an API call. It is disabled during the call and then gets its focus back. */
export function SendButton({ isSending, children, ...rest }: ComponentProps<typeof Button> & { isSending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isSending && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = isSending;
  }, [isSending]);
  return (
    <Button ref={button} {...rest} disabled={isSending} aria-busy={isSending}>
      {isSending && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
      {children}
    </Button>
  );
}
