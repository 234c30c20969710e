import type { majorsContract } from '../../../contracts/majors.contract.ts';
import type { Major } from '../../../domain/majors/majors.ts';
import { highSchoolEarningsIn } from '../../../domain/programs/high-school-earnings.ts';
import type { DefinitionUseCases, KnownDefinition } from '../../../domain/definitions/definitions.use-cases.ts';
import type { OccupationUseCases } from '../../../domain/occupations/occupations.use-cases.ts';
import type { Programs } from '../../../domain/programs/programs.use-cases.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import { Reply } from '../answer/reply.ts';
import { withCard, withItems } from '../answer/views.ts';
import type { Handlers } from '../mount.ts';

const MOST_LISTED = 25;

export function majorsRoutes(
  programs: Programs,
  occupations: Pick<OccupationUseCases, 'ofMajor'>,
  definitions: Pick<DefinitionUseCases, 'of'>,
  colleges: Pick<Colleges, 'byId' | 'dataVersion' | 'search'>,
): Handlers<typeof majorsContract> {
  return {
    families: async () => ({ families: programs.families(), newest: await programs.newest(), dataVersion: colleges.dataVersion() }),
    find: ({ query }) => ({ majors: programs.find(query.q) }),
    async ofCollege({ params: { id } }) {
      const { state } = colleges.byId(id);
      const { years, outcomeSources, families, programs: found } = await programs.ofCollege(id);
      return {
        collegeId: id,
        years,
        outcomeSources,
        highSchoolEarnings: highSchoolEarningsIn(state),
        families: families.map(majorJson),
        programs: found.map(({ cip, title, level, major, awards, outcomes }) => ({
          ...{ cip, title, level: level.code, award: level.label, awardGroup: level.group, awards, outcomes },
          major: major ? majorJson(major) : null,
        })),
        dataVersion: colleges.dataVersion(),
      };
    },
    async occupations({ params: { slug } }) {
      const { files, ...found } = await occupations.ofMajor(slug);
      const sources = files.map(({ table, edition, file, obtainedFrom, importedAt }) => ({
        table,
        edition,
        file,
        obtainedFrom,
        importedAt,
      }));
      return { ...found, sources, dataVersion: colleges.dataVersion() };
    },
    async one({ params: { slug }, query: { state } }) {
      const newest = await programs.newest();
      const { family, ...where } = programs.one(slug, state);
      const dataVersion = colleges.dataVersion();
      const { hits } = colleges.search({
        major: [where.code],
        ...(state && { state: [state] }),
        sort: { key: 'graduates', direction: 'desc' },
        perPage: MOST_LISTED,
      });
      const items = hits.map(({ college, awards = 0 }) => withCard(college, { awards }));
      const { credentials, sources: outcomeSources } = await programs.outcomesOf(where.code);
      const outcomes = credentials.map(({ label, group, spreads }) => ({ credential: label, award: group, spreads }));
      const definition = state === undefined ? await definitions.of(programs.leadingProgram(where.code)) : null;
      return new Reply(
        withItems(items, {
          ...{ ...where, state: state ?? null, family: family ?? null, outcomes, outcomeSources, newest, dataVersion },
          definition: definition && definitionJson(definition),
        }),
      );
    },
  };
}

const definitionJson = ({ cip, title, text, source: { edition, obtainedFrom } }: KnownDefinition) => ({
  ...{ code: cip, title, text },
  source: { edition, obtainedFrom },
});

const majorJson = ({ code, name, slug }: Major) => ({ code, name, slug });
