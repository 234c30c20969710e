import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="Image test" description="Image test" isUnlisted />
      <h1 className="text-3xl">Image test</h1>
    </section>
  );
}
