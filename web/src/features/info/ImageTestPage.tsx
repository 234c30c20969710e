import { HeroImage } from '../../ui/page/HeroImage.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';

/** An address without an image, on purpose. */
const MISSING_IMAGE = '/scenes/there-is-no-such-picture.svg';
const ALT = 'A campus green with a brick hall';

const CASES = [
  { title: 'Image', text: 'The image loads.', src: '/scenes/quad.svg', fallbackSrc: '/scenes/library.svg' },
  {
    title: 'Fallback image',
    text: 'The image is missing. The fallback image is shown.',
    src: MISSING_IMAGE,
    fallbackSrc: '/scenes/library.svg',
  },
  {
    title: 'Placeholder',
    text: 'Both images are missing. A placeholder text is shown.',
    src: MISSING_IMAGE,
    fallbackSrc: `${MISSING_IMAGE}?again`,
  },
] as const;

export function Component() {
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Image test" description="The three states of a hero image." canonicalPath="/image-test" isUnlisted />
      <h1 className="text-3xl">Image test</h1>
      <p className="mt-4 max-w-xl text-muted">
        A hero image has 400 × 300 pixels and three states. All three have the same size, so that the page does not shift.
      </p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {CASES.map(({ title, text, src, fallbackSrc }) => (
          <li key={title}>
            <HeroImage src={src} fallbackSrc={fallbackSrc} alt={ALT} />
            <h2 className="mt-3 text-xl">{title}</h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
