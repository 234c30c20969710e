import { Agent, request, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Call {
  url: string;
  token: string;
  body: object;
  /** In milliseconds: cuts the connection so long after the call was sent, whether or not the server has worked. */
  cutAfter?: number;
}

/** Posts JSON. Returns the status and the JSON of the answer; the status 0 is no answer. */
export function post({ url, token, body, cutAfter }: Call): Promise<{ status: number; answer?: unknown }> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0 });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(text) as unknown }), none);
    });
    call.once('error', none);
    call.end(JSON.stringify(body));
    if (cutAfter !== undefined) setTimeout(() => call.destroy(), cutAfter);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** An event of a stream. */
export interface Event {
  seq: number;
  kind: string;
  conversationId: number;
  messageId: number;
}

/** Reads the events of a person from the first one on. The connection is cut again and again, and goes on with any of the servers. */
export function readEvents(servers: () => string, token: string, cutAfter: () => number) {
  const events: Event[] = [];
  const state = { connections: 0, isClosed: false };
  let current: { destroy: () => unknown } | undefined;
  let rest = '';

  const take = (chunk: string) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, seq, kind = '', data = ''] = /^id: (\d+)\nevent: (.*)\ndata: (.*)$/m.exec(part) ?? [];
      if (seq === undefined || kind === 'start') continue;
      events.push({ seq: Number(seq), kind, ...(JSON.parse(data) as { conversationId: number; messageId: number }) });
    }
  };
  const again = () => {
    if (!state.isClosed) setTimeout(open, 20);
  };
  function open(): void {
    rest = '';
    state.connections += 1;
    const headers = { Authorization: `Bearer ${token}`, 'Last-Event-ID': String(events.at(-1)?.seq ?? 0) };
    const call = request(`${servers()}/api/events`, { headers, agent: false }, (response) => {
      response
        .setEncoding('utf8')
        .on('data', take)
        .on('error', () => undefined);
    });
    current = call;
    const cut = setTimeout(() => call.destroy(), cutAfter());
    call
      .on('error', () => undefined)
      .once('close', () => {
        clearTimeout(cut);
        again();
      });
    call.end();
  }

  open();
  return {
    events,
    state,
    close() {
      state.isClosed = true;
      current?.destroy();
    },
  };
}
