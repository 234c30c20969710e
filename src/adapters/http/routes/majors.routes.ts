import type { majorsContract } from '../../../contracts/majors.contract.ts';
import type { Programs } from '../../../domain/programs/programs.use-cases.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import type { Handlers } from '../mount.ts';

export function majorsRoutes(programs: Programs, colleges: Pick<Colleges, 'byId' | 'dataVersion'>): Handlers<typeof majorsContract> {
  return {
    families: () => ({ families: programs.families(), dataVersion: colleges.dataVersion() }),
    find: ({ query }) => ({ majors: programs.find(query.q) }),
    async ofCollege({ params: { id } }) {
      colleges.byId(id);
      const { years, programs: found } = await programs.ofCollege(id);
      return {
        collegeId: id,
        years,
        programs: found.map(({ cip, title, level, major, awards }) => ({
          ...{ cip, title, level: level.code, award: level.label, awardGroup: level.group, awards },
          major: major ? { code: major.code, name: major.name, slug: major.slug } : null,
        })),
        dataVersion: colleges.dataVersion(),
      };
    },
  };
}
