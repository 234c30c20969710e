// A worker thread must start with JavaScript before tsx can load TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
