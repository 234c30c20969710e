// A thread begins in JavaScript: only then can it be taught to read TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
