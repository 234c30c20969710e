import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-12">
      <PageHead title="Cookies" description="Cookies" isUnlisted />
      <h1 className="text-3xl">Cookies</h1>
    </section>
  );
}
