import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { StoredUser } from '../../api/session-store.ts';
import { CountMark, useRecountOnNavigation, useWaiting } from '../../entities/messages/UnreadCount.tsx';
import { useSignOut } from '../../entities/account/use-sign-out.ts';
import { ACCOUNT, isCurrent, ROOMMATES, type MenuEntry } from '../menu.ts';

interface Props {
  user: StoredUser;
  isOpen: boolean;
  onToggle: () => void;
  /** Closes the menu before the session ends. */
  onLeave: () => void;
}

const MESSAGES: MenuEntry = { label: 'Messages', to: '/messages' };
/** Shown while a request waits. */
const ROOMMATE_REQUESTS: MenuEntry = { label: 'Roommate requests', to: '/roommates/requests' };
/** The entries in the bar and on a phone. Without the profile here, a phone would have no link to it. */
const BAR: readonly MenuEntry[] = [{ label: 'Profile Dashboard', to: '/profile' }, MESSAGES, ROOMMATES, ROOMMATE_REQUESTS];
const PHONE: readonly MenuEntry[] = [...BAR, { label: 'Admin', to: '/admin' }];

const ROW =
  'flex min-h-10 w-full items-center rounded-control px-3 py-1.5 text-left text-sm text-ink no-underline hover:bg-tint hover:text-primary aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-primary max-md:min-h-12 max-md:text-base max-md:font-medium';

/** The menu of the signed-in user: a dropdown in the bar, and the end of the list on a phone. */
export function AccountMenu({ user, isOpen, onToggle, onLeave }: Props) {
  const signOut = useSignOut();
  useRecountOnNavigation();
  const { messages, roommates } = useWaiting();
  const leave = async () => {
    onLeave();
    await signOut();
    // The pressed button is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <>
      <div className="relative ml-2 max-md:hidden">
        <button
          type="button"
          data-menu-top={ACCOUNT}
          aria-expanded={isOpen}
          aria-controls="menu-account"
          onClick={onToggle}
          className={`menu-top max-w-48 border border-edge bg-card ${isOpen ? 'bg-tint text-primary' : ''}`}
        >
          <span className="truncate">{user.firstName}</span>
          <CountMark count={messages + roommates} what="waiting for you" />
          <ChevronDown aria-hidden="true" className={`size-4 shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <div
          id="menu-account"
          data-menu-group={ACCOUNT}
          className={`absolute top-full right-0 z-30 mt-2 w-72 rounded-card border border-line bg-card p-3 shadow-soft ${isOpen ? '' : 'hidden'}`}
        >
          <Name user={user} />
          <Rows entries={BAR} />
          <button type="button" className={ROW} onClick={() => void leave()}>
            Sign Out
          </button>
        </div>
      </div>
      <nav aria-label="Account" className="py-2 md:hidden">
        <Name user={user} />
        <Rows entries={PHONE} />
        <button type="button" className={ROW} onClick={() => void leave()}>
          Log Out
        </button>
      </nav>
    </>
  );
}

function Name({ user: { firstName, lastName, email } }: { user: StoredUser }) {
  return (
    <div className="mb-2 border-b border-line px-3 pb-3 text-sm">
      <p className="font-medium">
        {firstName} {lastName}
      </p>
      <p className="text-muted">{email}</p>
    </div>
  );
}

function Rows({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const { messages, roommates } = useWaiting();
  const shown = roommates > 0 ? entries : entries.filter((entry) => entry !== ROOMMATE_REQUESTS);
  return (
    <ul>
      {shown.map((entry) => (
        <li key={entry.to}>
          <a href={entry.to} className={ROW} {...(isCurrent(entry, pathname) && { 'aria-current': 'page' as const })}>
            {entry.label}
            {entry === MESSAGES && <CountMark count={messages} what="unread" />}
            {entry === ROOMMATE_REQUESTS && <CountMark count={roommates} what="waiting" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
