import { createHash } from 'node:crypto';
import type { Router } from '@koa/router';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { createConcurrencyLimit } from '../../../domain/shared/concurrency-limit.ts';
import { PRODUCT } from '../../../domain/shared/product.ts';
import { answerOf, type Answer } from '../answer/answer.ts';
import { versionText, type Versions } from '../answer/parts.ts';
import type { ShareAnswer } from '../answer/shared-answers.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { PICTURE_HEADERS } from '../security-headers.ts';

/** Draws PNG images. */
export interface Pictures {
  /** For shared links to a college, 1200 × 630. */
  college(college: CollegeRecord): Promise<Buffer>;
  /** For shared links to other pages, 1200 × 630. */
  site(): Promise<Buffer>;
  /** The logo in a square, full bleed for systems that cut their own shape. */
  icon(size: number, isFullBleed: boolean): Promise<Buffer>;
}

/** The icons in addition to /favicon.svg. */
export const ICONS = [
  { path: '/icons/192.png', size: 192, isFullBleed: false, isInManifest: true },
  { path: '/icons/512.png', size: 512, isFullBleed: false, isInManifest: true },
  { path: '/icons/maskable-512.png', size: 512, isFullBleed: true, isInManifest: true },
  { path: '/apple-touch-icon.png', size: 180, isFullBleed: true, isInManifest: false },
] as const;

interface CollegesBySlug {
  dataVersion(): string;
  bySlug(slug: string): { college: CollegeRecord };
}

const AT_ONCE = 2;
const WAITING = 30;

/** Images for shared links, and icons. Drawing keeps a core busy, so few are drawn at once and the others wait. */
export function mountShareImages(
  router: Router<HttpState>,
  { pictures, colleges, countRead, share }: { pictures: Pictures; colleges: CollegesBySlug; countRead: CountRead; share: ShareAnswer },
): void {
  const drawing = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING, tooMany });
  const fixed = new Map<string, Promise<Answer>>();
  const once = (path: string, draw: () => Promise<Buffer>): Promise<Answer> => {
    const known = fixed.get(path);
    if (known) return known;
    const made = drawing(draw).then((png) => pictureAnswer(png));
    fixed.set(path, made);
    // The next request tries a failed drawing again.
    made.catch(() => fixed.delete(path));
    return made;
  };

  for (const { path, size, isFullBleed } of ICONS) {
    router.get(path, async ({ state }) => void (state.answer = await once(path, () => pictures.icon(size, isFullBleed))));
  }
  router.get(`/og/${PRODUCT.slug}.png`, async (context) => {
    await countRead(context);
    context.state.answer = await once('site', () => pictures.site());
  });

  router.get('/og/:slug.png', async (context) => {
    await countRead(context);
    const { college } = colleges.bySlug(context.params.slug ?? '');
    const own = `/og/${college.slug}.png`;
    if (context.originalUrl !== own) {
      context.state.answer = movedTo(own);
      return;
    }
    const shows = { catalog: colleges.dataVersion() };
    const draw = async () => pictureAnswer(await drawing(() => pictures.college(college)), shows);
    context.state.answer = await share(`${versionText(shows)} ${own}`, draw);
  });
}

function pictureAnswer(png: Buffer, shows?: Versions): Answer {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  const caching = { etag, ...(shows && { shows }) };
  return { ...answerOf(png, 'image/png', PICTURE_HEADERS, caching), isCompressed: true };
}

/** Each image has one address: invented queries would draw it again and fill the cache. */
const movedTo = (location: string): Answer =>
  answerOf(Buffer.alloc(0), 'image/png', PICTURE_HEADERS, { status: 301, headers: ['Location', location] });

const tooMany = () => new DomainError('unavailable', 'pictures.busy', 'Too many images are being drawn. Try again in a moment.');
