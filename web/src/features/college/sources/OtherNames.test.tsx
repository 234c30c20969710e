/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { aDetail, aProvenance } from '../college.fixture.ts';
import { OtherNames } from './OtherNames.tsx';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';

afterEach(cleanup);

function linesOf(otherNames: CollegeDetail['otherNames']) {
  const { container } = render(
    <OtherNames detail={aDetail({}, { otherNames, provenance: { aliases: aProvenance({ period: '2024-25' }) } })} />,
  );
  const lines = [...container.querySelectorAll('dt')].map((text) => [text.textContent, text.nextElementSibling?.textContent]);
  return { lines, groups: container.querySelector('p')?.textContent, isEmpty: container.childElementCount === 0 };
}

it('lists each name once, under every origin that it has', () => {
  const { lines, groups } = linesOf([
    { text: 'New York U', kind: 'alias' },
    { text: 'University of the City', kind: 'former' },
    { text: 'nyu', kind: 'domain' },
    { text: 'NYU', kind: 'nickname', basis: 'common-abbreviation' },
    { text: 'Violets', kind: 'nickname', basis: 'team-or-campus-use' },
    { text: 'NY University', kind: 'alias' },
    { text: 'Big City Schools', kind: 'system', basis: 'system' },
  ]);
  expect(lines).toEqual([
    ['IPEDS directory, 2024-25', 'New York U · NY University'],
    ['former name, by an earlier directory', 'University of the City'],
    ['address of its website; letters of its name', 'NYU'],
    ['used by students, fans and the press', 'Violets'],
  ]);
  expect(groups).toContain('Big City Schools');
});

it('shows a label as it stands in the address if no other name equals it', () => {
  expect(linesOf([{ text: 'gmu', kind: 'domain' }]).lines).toEqual([['address of its website', 'gmu']]);
});

it('shows nothing for a college without other names', () => {
  expect(linesOf([]).isEmpty).toBe(true);
});
