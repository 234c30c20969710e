export { RestorePage as Component } from './RestorePage.tsx';
