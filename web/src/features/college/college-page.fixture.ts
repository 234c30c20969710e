import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, within } from '@testing-library/react';
import { openedDetails } from '../../ui/late-details.fixture.ts';
import { createElement } from 'react';
import { serviceOf } from '../../../../src/adapters/http/routes/services.routes.ts';
import { explainScores } from '../../../../src/domain/scores/explain/explanation.ts';
import { aService } from '../../../../src/domain/services/service.fixture.ts';
import { storedScoresOf } from '../../../../src/domain/scores/stored-scores.ts';
import { createClient } from '../../api/client.ts';
import type { CollegeDetail } from '../../api/domain/colleges.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { aTaught } from '../../entities/college/programs.fixture.ts';
import { relatedServicesQuery } from '../../entities/service/related-services.ts';
import { collegeProgramsQuery, explainedScoresQuery } from './college.queries.ts';
import { CollegeProfile } from './CollegePage.tsx';
import { aDetail } from './college.fixture.ts';
import { headOf } from './college-head.ts';
import { sectionsChunk } from './chunks.ts';
import { foldedChunk } from './late/folded-chunk.ts';
import { foldedQuery } from './late/load-folded.ts';

await Promise.all([sectionsChunk.preload(), foldedChunk.preload()]);

/** A college with the scores that an import computes. */
export function aScoredDetail(
  college: Partial<CollegeDetail['college']>,
  rest: Partial<Omit<CollegeDetail, 'college'>> = {},
): CollegeDetail {
  const detail = aDetail(college, rest);
  return { ...detail, college: { ...detail.college, ...storedScoresOf(detail.college) } };
}

const explanationOf = ({ college, dataVersion }: CollegeDetail) => ({ version: 1, scores: explainScores(college), dataVersion });

const RELATED = [serviceOf(aService())];

/** Renders the page with loaded data. With `explain`, the scores are not loaded and each call answers with it. */
export function renderCollege(detail: CollegeDetail, explain?: () => Promise<unknown>) {
  const api = createClient(() => (explain ?? (() => Promise.resolve(explanationOf(detail))))());
  const queries = createQueries();
  const site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  if (!explain) {
    const { queryKey } = explainedScoresQuery(api, detail.college.id);
    // As JSON, like the answer of the API.
    queries.setQueryData(queryKey, JSON.parse(JSON.stringify(explanationOf(detail))) as undefined);
  }
  queries.setQueryData(foldedQuery(site, detail.college).queryKey, detail);
  queries.setQueryData(collegeProgramsQuery(api, detail.college.id).queryKey, aTaught());
  queries.setQueryData(relatedServicesQuery(api, detail.college.state).queryKey, RELATED);
  const page = createElement(CollegeProfile, { head: headOf(detail) });
  return render(createElement(SiteContext, { value: site }, createElement(QueryClientProvider, { client: queries }, page)));
}

export const plain = (text: string | null | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

/** Finds a section by its heading. Queries by role take a second each on a page this long. */
export function sectionOf(name: string): HTMLElement {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
  const found = heading?.closest('section');
  if (!found || found.getAttribute('aria-labelledby') !== heading?.id) throw new Error(`No section is named ${name}`);
  return found;
}

/** The note that a source button opens, with the source of its field. */
export function noteBehind(button: HTMLElement): HTMLElement {
  fireEvent.click(button);
  const note = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (note?.getAttribute('popover') !== 'auto') throw new Error('The button opens nothing');
  return note;
}

/** Opens the table of all values, which is not in the page before. */
export function openSources(): void {
  openedDetails(within(sectionOf('Where this data comes from')).getByText(/^Every value with its source/));
}

export const sectionText = (name: string) => plain(sectionOf(name).textContent);

/** The text of the row or tile with this label, which a chart can repeat. */
export const labeledText = (label: string, name = 'At a glance') =>
  plain(within(sectionOf(name)).getByText(label, { ignore: 'text' }).closest('div')?.textContent);

export function scoreCard(name: string): HTMLElement {
  const card = within(sectionOf('Scores explained')).getByText(name, { selector: 'h3' }).closest('article');
  if (!card) throw new Error(`No score is named ${name}`);
  return card;
}
