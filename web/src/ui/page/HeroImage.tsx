import { ImageOff } from 'lucide-react';
import { useState } from 'react';

interface Props {
  src: string;
  /** Shown if `src` cannot be loaded. */
  fallbackSrc: string;
  alt: string;
  className?: string;
  /** Load the picture at once. Others load when the reader scrolls near them. */
  isFirst?: boolean;
}

/** A picture of 400 × 300 pixels. If it cannot be loaded: its fallback, then a text of the same size. */
export function HeroImage({ src, fallbackSrc, alt, className = '', isFirst = false }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((address) => !failed.includes(address));
  const look = `aspect-4/3 h-auto w-full rounded-card border border-line ${className}`;
  if (shown === undefined) return <Unavailable look={look} />;

  const fail = () => setFailed((before) => (before.includes(shown) ? before : [...before, shown]));
  return (
    <img
      key={shown}
      src={shown}
      alt={alt}
      width={400}
      height={300}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={fail}
      // A picture in the server's markup may have failed before hydration.
      ref={(image) => {
        if (image !== null && hasFailed(image)) fail();
      }}
      className={`${look} block bg-sunken object-cover`}
    />
  );
}

const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

function Unavailable({ look }: { look: string }) {
  return (
    <p className={`${look} flex flex-col items-center justify-center gap-2 bg-sunken p-2 text-center text-sm text-muted`}>
      <ImageOff aria-hidden="true" className="size-6" />
      Image unavailable
    </p>
  );
}
