import { HeroImage } from '../../ui/page/HeroImage.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';

/** An address that holds no picture, on purpose. */
const NOWHERE = '/scenes/there-is-no-such-picture.svg';
const ALT = 'A campus green with a brick hall';

const CASES = [
  { title: 'The picture itself', text: 'Loads at the first try.', src: '/scenes/quad.svg', fallbackSrc: '/scenes/library.svg' },
  { title: 'The fallback', text: 'The picture is missing; another one takes its place.', src: NOWHERE, fallbackSrc: '/scenes/library.svg' },
  { title: 'Neither', text: 'Both are missing; words take their place.', src: NOWHERE, fallbackSrc: `${NOWHERE}?again` },
] as const;

export function Component() {
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Image test" description="The three ways a hero image can turn out." canonicalPath="/image-test" isUnlisted />
      <h1 className="text-3xl">Image test</h1>
      <p className="mt-4 max-w-xl text-muted">
        A hero image of 400 × 300 pixels can turn out in three ways. All three take the same room, so that nothing on a page moves.
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
