import { TextDecoder, TextEncoder } from 'node:util';

// The router asks for these while it loads, and jsdom has none. To be imported before it.
Object.assign(globalThis, { TextEncoder, TextDecoder });
