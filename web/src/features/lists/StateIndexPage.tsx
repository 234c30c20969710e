import { PageHead } from '../../components/PageHead.tsx';

export function StateIndexPage() {
  return (
    <section className="page py-12">
      <PageHead title="Colleges by state" description="Colleges by state" isUnlisted />
      <h1 className="text-3xl">Colleges by state</h1>
    </section>
  );
}
