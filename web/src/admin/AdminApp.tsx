import { useMemo } from 'react';
import { Admin, CustomRoutes, Resource, type Store } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from './auth-provider.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createDataProvider } from './data-provider/data-provider.ts';
import { DeniedPage } from './frame/DeniedPage.tsx';
import { FailedPage } from './frame/FailedPage.tsx';
import { UnknownPage } from './frame/UnknownPage.tsx';
import { Waiting } from './frame/Waiting.tsx';
import { PanelLayout } from './layout/PanelLayout.tsx';
import { useMe } from './me.ts';
import { PAGES } from './panel-pages.ts';
import { RESOURCES } from './resources.ts';
import { themeOf } from './theme/theme.ts';
import { useMode } from './theme/use-mode.ts';
import { i18nProvider } from './words.ts';

const dataProvider = createDataProvider();

/** The panel: react-admin with the session, the look and the words of the site. */
export function AdminApp({ store }: { store: Store }) {
  const me = useMe();
  const mode = useMode();
  const theme = useMemo(() => themeOf(mode), [mode]);
  const authProvider = useMemo(() => createAuthProvider(me, RESOURCES), [me]);
  return (
    <Admin
      accessDenied={DeniedPage}
      authProvider={authProvider}
      catchAll={UnknownPage}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      error={FailedPage}
      i18nProvider={i18nProvider}
      layout={PanelLayout}
      loading={Waiting}
      loginPage={false}
      authCallbackPage={false}
      requireAuth
      store={store}
      theme={theme}
    >
      {RESOURCES.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        {PAGES.map(({ path, page: Page, read }) => (
          <Route key={path} path={`/${path}`} element={me.permissions.includes(read) ? <Page /> : <DeniedPage />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}
