import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}

/**
 * A dialog that fills a phone's screen and opens when mounted. The native `dialog` keeps the focus inside, closes on Escape and makes
 * the page inert, without inline styles, which the content security policy forbids.
 */
export function Dialog({ title, onClose, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={title}
      className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink md:m-auto md:h-fit md:max-h-[85dvh] md:max-w-text md:rounded-card md:border md:border-line"
    >
      <header className="flex items-center justify-between border-b border-line px-4 py-2">
        <h2 className="text-lg">{title}</h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label="Close"
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-tint"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      <div className="flex-1 overflow-y-auto overscroll-contain px-4">{children}</div>
      {footer !== undefined && <footer className="border-t border-line bg-card p-4">{footer}</footer>}
    </dialog>
  );
}
