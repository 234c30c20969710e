import { currentToken, forgetSession, onSessionChange } from '../session-store.ts';
import { connect } from './connection.ts';
import { emitEvent } from './events.ts';
import { shareStream, type SharedStream, type TabChannel, type TabLocks } from './share.ts';

const CHANNEL = 'alma-events';
/** In milliseconds: a page that is hidden for so long needs no stream. */
const HIDDEN = 5 * 60_000;

/** Call once, with a session. Keeps the stream of events open while someone is signed in and looks. Returns a function that stops it. */
export function startStream(): () => void {
  let stream: SharedStream | undefined;
  let token: string | undefined;
  let sleeping: ReturnType<typeof setTimeout> | undefined;

  const onVisibility = () => {
    clearTimeout(sleeping);
    if (document.visibilityState === 'visible') stream?.wake();
    else sleeping = setTimeout(() => stream?.sleep(), HIDDEN);
  };
  const onHide = () => stream?.sleep();
  /** A page that was frozen, or in the back/forward cache, has missed what other tabs told it. */
  const onReturn = () => {
    if (!stream) return;
    emitEvent({ name: 'reset' });
    if (document.visibilityState === 'visible') stream.wake();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  const follow = () => {
    if (token === currentToken()) return;
    token = currentToken();
    stream?.stop();
    stream =
      token === undefined
        ? undefined
        : shareStream({ connect, emit: emitEvent, locks: locksOf(), channel: channelOf(), onSignedOut: forgetSession });
    if (document.visibilityState === 'visible') stream?.wake();
  };

  follow();
  const stopFollowing = onSessionChange(follow);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('freeze', onHide);
  document.addEventListener('resume', onReturn);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    clearTimeout(sleeping);
    stopFollowing();
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('freeze', onHide);
    document.removeEventListener('resume', onReturn);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stream?.stop();
  };
}

const locksOf = (): TabLocks | undefined => ('locks' in navigator ? navigator.locks : undefined);
const channelOf = (): TabChannel | undefined => ('BroadcastChannel' in window ? (new BroadcastChannel(CHANNEL) as TabChannel) : undefined);
