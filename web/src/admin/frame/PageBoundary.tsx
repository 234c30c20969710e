import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

/** Keeps the menu when a page throws. Give it the address as `key`, so that the next page is shown again. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}
