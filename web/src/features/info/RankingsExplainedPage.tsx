import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="Personal rankings explained" description="Personal rankings explained" isUnlisted />
      <h1 className="text-3xl">Personal rankings explained</h1>
    </section>
  );
}
