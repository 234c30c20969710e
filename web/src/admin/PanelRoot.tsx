import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, useState } from 'react';
import type { Store } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { StaffMember } from '../api/domain/staff.ts';
import { AdminApp } from './AdminApp.tsx';
import { MeContext } from './me.ts';

interface Props {
  me: StaffMember;
  styles: EmotionCache;
  /** The settings of lists and tables. */
  store: Store;
}

/** The panel with what surrounds it: styles, the signed-in member of staff, and the router. */
export function PanelRoot({ me, styles, store }: Props) {
  // React-admin needs a data router to warn about unsaved changes.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <AdminApp store={store} /> }], { basename: '/admin' }));
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
