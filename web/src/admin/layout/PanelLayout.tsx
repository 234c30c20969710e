import { Box, Drawer } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PanelConsent } from '../consent/PanelConsent.tsx';
import { PageBoundary } from '../frame/PageBoundary.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { useLiveRecords } from '../live/use-live-records.ts';
import { Menu } from './Menu.tsx';
import { useMe } from '../me.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SecondStepBanner, SecondStepPage } from './SecondStepNotice.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const MENU_WIDTH = 232;
const BAR_HEIGHT = 57;

/** What surrounds every page: the bar, and the menu, which is a drawer on small screens. */
export function PanelLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const { secondStep } = useMe();
  const isClosed = secondStep?.isOver ?? false;
  useLiveRecords();
  const closeMenu = () => setMenuOpen(false);
  return (
    <>
      <SkipLink />
      <PasswordDialog />
      <TopBar {...(!isClosed && { onMenu: () => setMenuOpen(true) })} />
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: MENU_WIDTH } } }}
        sx={{ display: { md: 'none' } }}
      >
        <Box component="nav" aria-label="Admin" sx={{ py: 1 }}>
          <Menu onChosen={closeMenu} />
        </Box>
      </Drawer>
      <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
        {!isClosed && (
          <Box component="nav" aria-label="Admin" sx={NAV}>
            <Menu />
          </Box>
        )}
        <Box component="main" id="content" sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 } }}>
          <PageBoundary key={pathname}>
            {secondStep && !isClosed && <SecondStepBanner until={secondStep.at} />}
            <Suspense fallback={<Waiting />}>{isClosed ? <SecondStepPage /> : children}</Suspense>
          </PageBoundary>
        </Box>
      </Box>
      <PanelConsent />
    </>
  );
}

const NAV = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: BAR_HEIGHT,
  height: `calc(100vh - ${BAR_HEIGHT}px)`,
  width: MENU_WIDTH,
  flexShrink: 0,
  overflowY: 'auto',
  py: 1,
  borderRight: 1,
  borderColor: 'divider',
};
