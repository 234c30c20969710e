import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, within } from '@testing-library/react';
import { createElement } from 'react';
import { explainScores } from '../../../../src/domain/scores/explain/explanation.ts';
import { storedScoresOf } from '../../../../src/domain/scores/stored-scores.ts';
import { createClient } from '../../api/client.ts';
import type { CollegeDetail } from '../../api/domain.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { explainedScoresQuery } from './college.queries.ts';
import { CollegeProfile } from './CollegeProfile.tsx';
import { aDetail } from './college.fixture.ts';
import { lowerPart, ownPricePart } from './chunks.ts';

await Promise.all([lowerPart.makeReady(), ownPricePart.makeReady()]);

/** A college's data with the scores that an import would have stored. */
export function aScoredDetail(
  college: Partial<CollegeDetail['college']>,
  rest: Partial<Omit<CollegeDetail, 'college'>> = {},
): CollegeDetail {
  const detail = aDetail(college, rest);
  return { ...detail, college: { ...detail.college, ...storedScoresOf(detail.college) } };
}

const explanationOf = ({ college, dataVersion }: CollegeDetail) => ({ version: 1, scores: explainScores(college), dataVersion });

/** The page as its loader leaves it; where the explanation of its scores could not be had, each call is answered by `explain`. */
export function show(detail: CollegeDetail, explain?: () => Promise<unknown>) {
  const api = createClient(() => (explain ?? (() => Promise.resolve(explanationOf(detail))))());
  const queries = createQueries();
  if (!explain) {
    const { queryKey } = explainedScoresQuery(api, detail.college.id);
    // The domain's answer, as JSON carries it.
    queries.setQueryData(queryKey, JSON.parse(JSON.stringify(explanationOf(detail))) as undefined);
  }
  const site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  const page = createElement(CollegeProfile, { detail });
  return render(createElement(SiteContext, { value: site }, createElement(QueryClientProvider, { client: queries }, page)));
}

export const plain = (text: string | null | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

/** The section that a heading names. Found without roles, which take a second each on so long a page. */
export function sectionOf(name: string): HTMLElement {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
  const found = heading?.closest('section');
  if (!found || found.getAttribute('aria-labelledby') !== heading?.id) throw new Error(`No section is named ${name}`);
  return found;
}

/** All text of a section. */
export const section = (name: string) => plain(sectionOf(name).textContent);

/** All text about the thing with this label in a section. */
export const about = (label: string, name = 'At a glance') => plain(within(sectionOf(name)).getByText(label).closest('div')?.textContent);

/** What the section about scores says of one of them. */
export function scoreCard(name: string): HTMLElement {
  const card = within(sectionOf('Scores explained')).getByText(name, { selector: 'h3' }).closest('article');
  if (!card) throw new Error(`No score is named ${name}`);
  return card;
}
