import { createServer, type AddressInfo, type Socket } from 'node:net';

/** An email as the server received it. */
export interface Received {
  from: string;
  to: string[];
  /** Headers and text, quoted-printable decoded, lines end with "\n". */
  message: string;
}

export interface SmtpServer {
  url: string;
  received: Received[];
  /** The answer that refuses a command: `refuse.RCPT = '550 unknown'`. */
  refuse: Partial<Record<'MAIL' | 'RCPT' | 'DATA' | 'AUTH', string>>;
  /** Accepts connections but does not answer. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** Supports the SMTP commands that one email needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (!smtp.isSilent) converse(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    refuse: {},
    isSilent: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return smtp;
}

function converse(socket: Socket, smtp: SmtpServer): void {
  let heard = '';
  let isData = false;
  let mail: Received = { from: '', to: [], message: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);

  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    const refusal = (smtp.refuse as Record<string, string | undefined>)[verb];
    if (refusal !== undefined) return void say(refusal);
    if (verb === 'EHLO') return void say(smtp.refuse.AUTH === undefined ? '250 here' : '250-here\r\n250 AUTH PLAIN');
    if (verb === 'STAR') return void say('454 no encryption here');
    if (verb === 'MAIL') mail = { from: addressIn(line), to: [], message: '' };
    if (verb === 'RCPT') mail.to.push(addressIn(line));
    isData = verb === 'DATA';
    say(isData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine');
  };

  say('220 here');
  socket.on('data', (chunk) => {
    heard += chunk.toString();
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = heard.indexOf(end);
      if (at < 0) return;
      const part = heard.slice(0, at);
      heard = heard.slice(at + end.length);
      if (!isData) command(part);
      else {
        isData = false;
        smtp.received.push({ ...mail, message: unquoted(part) });
        say('250 taken');
      }
    }
  });
}

const addressIn = (line: string): string => /<(.*?)>/.exec(line)?.[1] ?? '';

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('\r\n', '\n')
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
