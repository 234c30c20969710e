import { PRODUCT } from '../../api/contracts.ts';
import { PageHead } from '../../components/PageHead.tsx';

export function Component() {
  return (
    <section className="page py-16">
      <PageHead description={PRODUCT.promise} canonicalPath="/" />
      <h1 className="text-4xl">{PRODUCT.tagline}</h1>
    </section>
  );
}
