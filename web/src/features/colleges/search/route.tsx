import { PageHead } from '../../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-10">
      <PageHead title="Find colleges" description="Search every US college." canonicalPath="/discover" />
      <h1 className="text-3xl">Find colleges</h1>
    </section>
  );
}
