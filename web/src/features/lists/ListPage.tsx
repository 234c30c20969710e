import { PageHead } from '../../components/PageHead.tsx';

export function ListPage() {
  return (
    <section className="page py-12">
      <PageHead title="Best colleges" description="Best colleges" isUnlisted />
      <h1 className="text-3xl">Best colleges</h1>
    </section>
  );
}
