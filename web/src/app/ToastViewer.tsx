import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { CircleAlert, X } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { dismissToast, type ShownToast } from '../lib/toast.ts';

/** Enough to read two lines. Hover and focus stop the clock, as WCAG 2.2.1 requires. */
const SHOWN_MS = 6000;

/** Messages in the lower corner. The live regions are mounted before their first message, or screen readers would miss it. */
export function ToastViewer({ toasts }: { toasts: readonly ShownToast[] }) {
  const [isReady, setReady] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>();
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 50);
    return () => clearTimeout(timer);
  }, []);
  const items = (isDestructive: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'destructive') === isDestructive)
      .map((toast) => <Message key={toast.id} toast={toast} isHeld={isHeld} onGone={() => setHeld(false)} onDialog={setDialog} />);
  return (
    <>
      <div
        data-print="hide"
        className="above-banner pointer-events-none fixed right-0 z-50 grid w-full max-w-96 gap-2 p-4 empty:hidden"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div role="status" className="grid gap-2">
          {isReady && items(false)}
        </div>
        <div role="alert" className="grid gap-2">
          {isReady && items(true)}
        </div>
      </div>
      <Suspense>{dialog}</Suspense>
    </>
  );
}

interface MessageProps {
  toast: ShownToast;
  isHeld: boolean;
  onGone: () => void;
  /** Shows a dialog, or none. */
  onDialog: (dialog: ReactNode) => void;
}

function Message({ toast, isHeld, onGone, onDialog }: MessageProps) {
  const { id, title, description, tone, link } = toast;
  const left = useRef(SHOWN_MS);
  useEffect(() => {
    if (isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, isHeld]);
  const dismiss = () => {
    onGone();
    dismissToast(id);
  };
  const isDestructive = tone === 'destructive';
  return (
    <div
      className={`fade-in-quickly pointer-events-auto flex items-start gap-2 rounded-card border bg-card py-2 pr-2 pl-4 text-sm text-ink shadow-soft ${isDestructive ? 'border-brick' : 'border-edge'}`}
    >
      {isDestructive && <CircleAlert aria-hidden="true" className="mt-2.5 size-4 shrink-0 text-brick" />}
      <div className="min-w-0 flex-1 py-2">
        <p className="font-medium">{title}</p>
        {description !== undefined && <p className="text-muted">{description}</p>}
        {link && (
          <TextLink to={link.to} onClick={dismiss} className="inline-block py-1 font-medium">
            {link.label}
          </TextLink>
        )}
        {buttonsOf(toast, onDialog).map(({ label, run }) => (
          <Button
            key={label}
            size="small"
            variant="secondary"
            className="mt-2"
            onClick={() => {
              dismiss();
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label={`Dismiss: ${title}`}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-control hover:bg-tint"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

const buttonsOf = ({ action, dialog }: ShownToast, onDialog: MessageProps['onDialog']) => [
  ...(action ? [action] : []),
  ...(dialog ? [{ label: dialog.label, run: () => onDialog(dialog.render(() => onDialog(undefined))) }] : []),
];
