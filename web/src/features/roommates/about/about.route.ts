export { RoommatesAboutPage as Component } from './RoommatesAboutPage.tsx';
