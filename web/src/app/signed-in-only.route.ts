import { createElement } from 'react';
import { SignedInOnly } from './SignedInOnly.tsx';

/** What stands around a page for people who are signed in; `title` is shown until it is known who is there. */
export const signedInOnly = (title: string) => ({ Component: () => createElement(SignedInOnly, { title }) });
