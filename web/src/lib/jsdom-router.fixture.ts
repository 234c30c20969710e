import { TextDecoder, TextEncoder } from 'node:util';

// The router needs these while it loads, and jsdom has none. Import this file first.
Object.assign(globalThis, { TextEncoder, TextDecoder });
