import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="About us" description="About us" isUnlisted />
      <h1 className="text-3xl">About us</h1>
    </section>
  );
}
