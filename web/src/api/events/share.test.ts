import { jest } from '@jest/globals';
import type { Connection, End } from './connection.ts';
import type { SiteEvent } from './events.ts';
import { shareStream, type TabChannel, type TabLocks, type TabMessage } from './share.ts';

/** Locks and a channel, as the tabs of one browser share them. */
function aBrowser() {
  let holder: Promise<unknown> = Promise.resolve();
  let rob = (): void => undefined;
  const locks: TabLocks = {
    request(_name, options, hold) {
      const isStealing = 'steal' in options;
      if (isStealing) rob();
      const granted = (isStealing ? Promise.resolve() : holder).then(() => {
        if (!isStealing && options.signal.aborted) throw new DOMException('Left the queue', 'AbortError');
        const robbed = new Promise<void>((_, reject) => {
          rob = () => reject(new DOMException('Stolen', 'AbortError'));
        });
        return Promise.race([hold(), robbed]);
      });
      holder = granted.catch(() => undefined);
      return granted;
    },
  };
  const channels = new Set<TabChannel>();
  const frozen = new Set<TabChannel>();
  const channelOf = (): TabChannel => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(data: TabMessage) {
        for (const other of channels) if (other !== channel && !frozen.has(other)) other.onmessage?.({ data });
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
  const open: { lastId: string | undefined; tell: (event: SiteEvent, id?: string) => void; end: (end: End) => void; isDead: boolean }[] =
    [];
  let opened = 0;
  const aTab = (isAlone = false) => {
    const events: string[] = [];
    const channel = channelOf();
    const stream = shareStream({
      locks: isAlone ? undefined : locks,
      channel: isAlone ? undefined : channel,
      emit: ({ name }) => events.push(name),
      onSignedOut: () => events.push('signed out'),
      connect({ lastId, onEvent, onEnd }) {
        opened += 1;
        const leave = () => {
          if (open.includes(connection)) open.splice(open.indexOf(connection), 1);
        };
        const connection = {
          lastId,
          isDead: false,
          tell: (event: SiteEvent, id?: string) => onEvent(event, id),
          end(end: End) {
            leave();
            onEnd(end);
          },
        };
        open.push(connection);
        return { close: () => leave(), isDead: () => connection.isDead } satisfies Connection;
      },
    });
    return { ...stream, events, freeze: () => void frozen.add(channel) };
  };
  return { aTab, open, opened: () => opened };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const NEWS: SiteEvent = { name: 'conversation.updated', conversationId: 7 };

describe('the stream of a browser', () => {
  afterEach(() => void jest.useRealTimers());

  it('is one connection for all tabs', async () => {
    const { aTab, open } = aBrowser();
    const tabs = [aTab(), aTab(), aTab()];
    for (const tab of tabs) tab.wake();
    await settled();
    expect(open).toHaveLength(1);
    open[0]!.tell(NEWS, '4');
    expect(tabs.map(({ events }) => events)).toEqual([['conversation.updated'], ['conversation.updated'], ['conversation.updated']]);
  });

  it('goes to another tab, which continues after the last event', async () => {
    const { aTab, open } = aBrowser();
    const [first, second] = [aTab(), aTab()];
    first.wake();
    second.wake();
    await settled();
    open[0]!.tell(NEWS, '4');
    first.sleep();
    await settled();
    expect(open.map(({ lastId }) => lastId)).toEqual(['4']);
    open[0]!.tell(NEWS, '5');
    expect([first.events.length, second.events.length]).toEqual([2, 2]);
    first.wake();
    second.stop();
    await settled();
    expect(open.map(({ lastId }) => lastId)).toEqual(['5']);
  });

  it('does not go to a tab that sleeps', async () => {
    const { aTab, open } = aBrowser();
    const [first, second] = [aTab(), aTab()];
    first.wake();
    second.wake();
    await settled();
    second.sleep();
    first.sleep();
    await settled();
    expect(open).toEqual([]);
    second.wake();
    await settled();
    expect(open).toHaveLength(1);
  });

  it('is opened again when it is dead and any tab becomes visible, and all tabs fetch again', async () => {
    const { aTab, open, opened } = aBrowser();
    const [first, second] = [aTab(), aTab()];
    first.wake();
    second.wake();
    await settled();
    second.wake();
    expect(opened()).toBe(1);
    open[0]!.isDead = true;
    second.wake();
    expect([opened(), open.length]).toEqual([2, 1]);
    expect([first.events, second.events]).toEqual([['reset'], ['reset']]);
  });

  it('is taken from a tab that is frozen, once a visible tab misses its answer', async () => {
    jest.useFakeTimers();
    const { aTab, open, opened } = aBrowser();
    const [first, second] = [aTab(), aTab()];
    first.wake();
    second.wake();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opened()).toBe(1);
    open[0]!.tell(NEWS, '4');
    first.freeze();
    second.wake();
    await jest.advanceTimersByTimeAsync(2_900);
    expect(opened()).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(open.map(({ lastId }) => lastId)).toEqual(['4']);
    expect(opened()).toBe(2);
    open[0]!.tell(NEWS, '5');
    expect(second.events).toEqual(['conversation.updated', 'conversation.updated']);
  });

  it('stays closed after another browser replaced it, until a tab becomes visible', async () => {
    const { aTab, open, opened } = aBrowser();
    const [first, second] = [aTab(), aTab()];
    first.wake();
    second.wake();
    await settled();
    open[0]!.end('replaced');
    await settled();
    expect([open.length, opened()]).toEqual([0, 1]);
    second.wake();
    await settled();
    expect([open.length, opened()]).toEqual([1, 2]);
  });

  it('is not opened again by this tab after a sign-out', async () => {
    const { aTab, open, opened } = aBrowser();
    const tab = aTab();
    tab.wake();
    await settled();
    open[0]!.end('signed-out');
    await settled();
    expect([open.length, opened()]).toEqual([0, 1]);
    expect(tab.events).toEqual(['signed out']);
  });

  it('is one for each tab in a browser without locks', async () => {
    const { aTab, open } = aBrowser();
    const tabs = [aTab(true), aTab(true)];
    for (const tab of tabs) tab.wake();
    await settled();
    expect(open).toHaveLength(2);
    open[0]!.tell(NEWS, '1');
    expect(tabs.map(({ events }) => events.length)).toEqual([1, 0]);
    for (const tab of tabs) tab.stop();
    expect(open).toEqual([]);
  });
});
