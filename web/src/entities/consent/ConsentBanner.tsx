import { useRef } from 'react';
import { PRODUCT } from '../../api/domain/shared.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { chooseConsent } from './choose.ts';
import { hasGpc } from './store.ts';
import type { Choice } from './record.ts';
import { CHOICE_TEXT, CHOICE_TITLE, GPC_IS_ON } from './consent-words.ts';
import { useCoveredHeight } from '../../lib/use-covered-height.ts';

/** Asks without taking the focus. Its three buttons look alike, and the page works without an answer. */
export function ConsentBanner() {
  const banner = useRef<HTMLDivElement>(null);
  useCoveredHeight(banner, '--banner-height');
  const choose = (choice: Choice) => {
    // The pressed button disappears with the banner, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    chooseConsent(choice);
  };
  return (
    <div
      ref={banner}
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      data-print="hide"
      className="fade-in-quickly fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-card shadow-soft"
    >
      <div className="page grid gap-3 py-3 md:grid-cols-[1fr_auto] md:items-center md:gap-8 md:py-4 max-md:gap-2 max-md:py-2">
        <div className="text-sm">
          <p id="consent-title" className="font-semibold max-md:sr-only">
            {CHOICE_TITLE}
          </p>
          <p id="consent-text" className="text-muted">
            {/* One line: the banner must not cover what a page is about. */}
            <span className="md:hidden">May {PRODUCT.name} count page views? </span>
            <span className="max-md:hidden">{CHOICE_TEXT} </span>
            {hasGpc() && `${GPC_IS_ON} `}
            <TextLink to="/cookies">About cookies</TextLink>
          </p>
        </div>
        <div className="grid grid-cols-3 gap-2">
          <Button size="small" variant="secondary" onClick={() => choose('accepted')}>
            Accept all
          </Button>
          <Button size="small" variant="secondary" onClick={() => choose('declined')}>
            Decline
          </Button>
          <Button size="small" variant="secondary" data-cookie-preferences="">
            Customize
          </Button>
        </div>
      </div>
    </div>
  );
}
