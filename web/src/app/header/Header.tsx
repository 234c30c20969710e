import { Suspense } from 'react';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session-store.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Logo } from './Logo.tsx';
import { MyCollegesLink } from './MyCollegesLink.tsx';
import { ABOUT_US, ACCOUNT, authAddress, isCurrent, MENU_GROUPS } from '../menu.ts';
import { MenuGroupItem } from './MenuGroupItem.tsx';
import { useMenu, type Menu } from './use-menu.ts';

const AccountMenu = lazyChunk(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/**
 * Logo, menu and sign-in links. The menu is a bar with dropdowns on wide screens, and a full screen of collapsible groups under
 * 768 px. Until scripts run, it opens by hover and focus (`data-menu` in the style sheet).
 */
export function Header() {
  const menu = useMenu();
  const isHydrated = useIsHydrated();
  const Icon = menu.isShown ? X : MenuIcon;
  return (
    <header {...menu.frame} data-menu={isHydrated ? 'live' : 'plain'} data-print="hide" className="min-h-16 border-b border-line bg-paper">
      <div className={menu.isShown ? 'max-md:fixed max-md:inset-0 max-md:z-50 max-md:overflow-y-auto max-md:bg-paper' : ''}>
        <div className="page flex min-h-16 flex-wrap items-center gap-x-4">
          <Logo />
          <MyCollegesLink className="ml-auto md:hidden" />
          <button
            type="button"
            data-menu-button=""
            aria-expanded={menu.isShown}
            aria-controls="menu"
            onClick={menu.toggleShown}
            className="my-2.5 inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-card px-3 text-sm font-medium hover:border-primary hover:text-primary md:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
            Menu
          </button>
          <div id="menu" className={`basis-full md:flex md:flex-1 md:basis-auto md:items-center ${menu.isShown ? '' : 'max-md:hidden'}`}>
            <nav aria-label="Main" className="relative max-md:py-2">
              <MenuList menu={menu} />
            </nav>
            <MyCollegesLink className="ml-auto max-md:hidden" />
            <Account menu={menu} />
          </div>
        </div>
      </div>
    </header>
  );
}

function MenuList({ menu }: { menu: Menu }) {
  const { pathname } = useLocation();
  return (
    <ul className="md:flex md:gap-1">
      {MENU_GROUPS.map((group) => (
        <MenuGroupItem
          key={group.id}
          group={group}
          pathname={pathname}
          isOpen={menu.openGroup === group.id}
          onToggle={() => menu.toggleGroup(group.id)}
        />
      ))}
      <li className="max-md:border-b max-md:border-line">
        <a
          href={ABOUT_US.to}
          data-menu-top="about"
          {...(isCurrent(ABOUT_US, pathname) && { 'aria-current': 'page' as const })}
          className="menu-top"
        >
          {ABOUT_US.label}
        </a>
      </li>
    </ul>
  );
}

/** The account menu or the sign-in links. The server renders the links. They stay invisible while a stored session is checked. */
function Account({ menu }: { menu: Menu }) {
  const session = useSession();
  const isHydrated = useIsHydrated();
  if (session.status !== 'in') return <SignInLinks isHidden={isHydrated && session.status === 'loading'} />;
  return (
    <Suspense>
      <AccountMenu
        user={session.user}
        isOpen={menu.openGroup === ACCOUNT}
        onToggle={() => menu.toggleGroup(ACCOUNT)}
        onLeave={menu.close}
      />
    </Suspense>
  );
}

function SignInLinks({ isHidden }: { isHidden: boolean }) {
  const location = useLocation();
  return (
    <div className={`sign-in-links flex gap-2 max-md:grid max-md:grid-cols-2 max-md:py-4 md:ml-2 ${isHidden ? 'invisible' : ''}`}>
      <ButtonLink size="small" variant="secondary" className="max-md:min-h-11" to={authAddress('login', location)}>
        Log In
      </ButtonLink>
      <ButtonLink size="small" className="max-md:min-h-11" to={authAddress('register', location)}>
        Sign Up
      </ButtonLink>
    </div>
  );
}
