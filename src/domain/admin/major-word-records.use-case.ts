import { seedCodesOf, staffWordFaults, type StaffWord } from '../majors/staff-words.ts';
import type { Majors } from '../majors/majors.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { RecordStore, RecordValues, StaffRecord } from './records.ports.ts';

interface Ports {
  store: RecordStore;
  /** The words of the seeds. */
  vocabulary: { words(): { majors: Majors } };
}

/** Words of students as records, with the names of their codes. A word that leads to an unknown or a wrong field is refused. */
export function createMajorWordRecords({ store, vocabulary }: Ports): RecordStore {
  const described = (record: StaffRecord): StaffRecord => {
    const { majors } = vocabulary.words();
    const { word, codes } = wordIn(record);
    return { ...record, codeNames: codes.map((code) => majors.nameOf(code) ?? null), seedCodes: seedCodesOf(majors, word) };
  };
  const describedIfFound = <T extends string>(answer: StaffRecord | T): StaffRecord | T =>
    typeof answer === 'string' ? answer : described(answer);
  const create = store.create?.bind(store);
  const change = store.change?.bind(store);
  const remove = store.remove?.bind(store);
  const restore = store.restore?.bind(store);

  return {
    ...store,
    async list(slice) {
      const { records, total } = await store.list(slice);
      return { records: records.map(described), total };
    },
    async find(id) {
      const record = await store.find(id);
      return record && described(record);
    },
    async *batches(selection) {
      for await (const records of store.batches(selection)) yield records.map(described);
    },
    ...(create && {
      async create(values, reason) {
        refuse(vocabulary.words().majors, values);
        return described(await create(values, reason));
      },
    }),
    ...(change && {
      async change(edit, changes) {
        const before = await store.find(edit.id);
        // The store refuses the edit of a record that has changed since.
        if (before) refuse(vocabulary.words().majors, { ...before, ...changes });
        return describedIfFound(await change(edit, changes));
      },
    }),
    ...(remove && { remove: async (edit) => describedIfFound(await remove(edit)) }),
    ...(restore && { restore: async (edit) => describedIfFound(await restore(edit)) }),
  };
}

const wordIn = (values: RecordValues) => values as unknown as StaffWord;

function refuse(majors: Majors, values: RecordValues): void {
  const faults = staffWordFaults(majors, wordIn(values));
  const [first] = faults;
  if (first) throw new DomainError('invalid', 'record.invalid', `${first.message}. Nothing was saved.`, faults);
}
