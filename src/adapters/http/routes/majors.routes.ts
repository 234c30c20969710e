import type { majorsContract } from '../../../contracts/majors.contract.ts';
import type { Major } from '../../../domain/majors/majors.ts';
import type { Programs } from '../../../domain/programs/programs.use-cases.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import type { Handlers } from '../mount.ts';

export function majorsRoutes(programs: Programs, colleges: Pick<Colleges, 'byId' | 'dataVersion'>): Handlers<typeof majorsContract> {
  return {
    families: () => ({ families: programs.families(), dataVersion: colleges.dataVersion() }),
    find: ({ query }) => ({ majors: programs.find(query.q) }),
    async ofCollege({ params: { id } }) {
      colleges.byId(id);
      const { years, outcomeSources, families, programs: found } = await programs.ofCollege(id);
      return {
        collegeId: id,
        years,
        outcomeSources,
        families: families.map(majorJson),
        programs: found.map(({ cip, title, level, major, awards, outcomes }) => ({
          ...{ cip, title, level: level.code, award: level.label, awardGroup: level.group, awards, outcomes },
          major: major ? majorJson(major) : null,
        })),
        dataVersion: colleges.dataVersion(),
      };
    },
  };
}

const majorJson = ({ code, name, slug }: Major) => ({ code, name, slug });
