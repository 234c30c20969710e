export { StaffPage as Component } from './StaffPage.tsx';
