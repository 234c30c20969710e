import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { StaffMember } from '../api/domain.ts';
import { AdminApp } from './AdminApp.tsx';
import { MeContext } from './me.ts';

/** React-admin needs a data router to warn about unsaved changes. */
const router = createBrowserRouter([{ path: '*', Component: AdminApp }], { basename: '/admin' });

/** The panel with what surrounds it: styles, the signed-in member of staff, and the router. */
export function PanelRoot({ me, styles }: { me: StaffMember; styles: EmotionCache }) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <MeContext value={me}>
          <RouterProvider router={router} />
        </MeContext>
      </CacheProvider>
    </StrictMode>
  );
}
