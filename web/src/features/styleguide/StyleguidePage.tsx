import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="Style guide" description="Style guide" isUnlisted />
      <h1 className="text-3xl">Style guide</h1>
    </section>
  );
}
