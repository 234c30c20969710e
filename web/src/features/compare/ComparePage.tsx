import { PageHead } from '../../components/PageHead.tsx';

export function ComparePage() {
  return (
    <section className="page py-12">
      <PageHead title="Compare colleges" description="Compare colleges" isUnlisted />
      <h1 className="text-3xl">Compare colleges</h1>
    </section>
  );
}
