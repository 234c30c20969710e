import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="What is Alma" description="What is Alma" isUnlisted />
      <h1 className="text-3xl">What is Alma</h1>
    </section>
  );
}
