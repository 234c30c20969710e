export { StateIndexPage as Component } from './StateIndexPage.tsx';
