import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="User agreement" description="User agreement" isUnlisted />
      <h1 className="text-3xl">User agreement</h1>
    </section>
  );
}
