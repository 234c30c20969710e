import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { chooseConsent } from '../../entities/consent/choose.ts';
import { CHOICE_TEXT, CHOICE_TITLE, GPC_IS_ON } from '../../entities/consent/consent-words.ts';
import type { Choice } from '../../entities/consent/record.ts';
import { hasGpc } from '../../entities/consent/store.ts';
import { useCoveredHeight } from '../../lib/use-covered-height.ts';

/** Asks without taking the focus. Its three buttons look alike, and the panel works without an answer. */
export function PanelBanner() {
  const banner = useRef<HTMLDivElement>(null);
  useCoveredHeight(banner, '--banner-height');
  const choose = (choice: Choice) => {
    // The pressed button disappears with the banner, so the focus moves to the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    chooseConsent(choice);
  };
  return (
    <Paper ref={banner} role="dialog" aria-labelledby="consent-title" aria-describedby="consent-text" square elevation={3} sx={BANNER}>
      <div>
        <strong id="consent-title">{CHOICE_TITLE}</strong>
        <div id="consent-text">
          {CHOICE_TEXT} {hasGpc() && `${GPC_IS_ON} `}
          <Link href="/cookies">About cookies</Link>
        </div>
      </div>
      <div className="choices">
        <Button size="small" variant="outlined" onClick={() => choose('accepted')}>
          Accept all
        </Button>
        <Button size="small" variant="outlined" onClick={() => choose('declined')}>
          Decline
        </Button>
        <Button size="small" variant="outlined" data-cookie-preferences="">
          Customize
        </Button>
      </div>
    </Paper>
  );
}

const BANNER = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  maxHeight: '60dvh',
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: { md: '1fr auto' },
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 3 },
  py: 1.5,
  fontSize: '0.875rem',
  '& .choices': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 },
  '@media print': { display: 'none' },
};
