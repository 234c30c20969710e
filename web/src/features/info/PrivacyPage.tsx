import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="Privacy" description="Privacy" isUnlisted />
      <h1 className="text-3xl">Privacy</h1>
    </section>
  );
}
