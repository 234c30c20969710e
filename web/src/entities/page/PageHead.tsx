import { PRODUCT } from '../../api/domain/shared.ts';
import { useSite } from '../../api/site.ts';

interface Props {
  /** The product's name is added. Absent on the home page, whose title is the tagline. */
  title?: string;
  description: string;
  /** The page's canonical path: "/colleges/auburn-university". Absent on error pages. */
  canonicalPath?: string;
  /** Path of the preview picture for shared links, 1200 × 630. */
  imagePath?: string;
  /** Search engines must not list the page: it has too little data, or it is personal. */
  isUnlisted?: boolean;
}

/** Title, description, canonical link and preview of a page. React moves them into the document's head. */
export function PageHead({ title, description, canonicalPath, imagePath = `/og/${PRODUCT.slug}.png`, isUnlisted = false }: Props) {
  const { publicUrl } = useSite();
  const full = title === undefined ? `${PRODUCT.name}: ${PRODUCT.tagline.replace(/\.$/, '')}` : `${title} · ${PRODUCT.name}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:image" content={publicUrl + imagePath} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {(isUnlisted || canonicalPath === undefined) && <meta name="robots" content="noindex" />}
      {canonicalPath !== undefined && (
        <>
          <link rel="canonical" href={publicUrl + canonicalPath} />
          <meta property="og:url" content={publicUrl + canonicalPath} />
        </>
      )}
    </>
  );
}
