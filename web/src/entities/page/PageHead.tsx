import { PRODUCT } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';

interface Props {
  /** Without the product's name, which is added; absent on the home page, whose title is the promise itself. */
  title?: string;
  description: string;
  /** The page's one address, from the root: "/colleges/auburn-university". Absent where a page has none, as an error. */
  canonicalPath?: string;
  /** Of the picture that goes with a shared link, 1200 × 630, from the root. */
  imagePath?: string;
  /** True for pages that are no use as a search result: too little known, or personal. */
  isUnlisted?: boolean;
}

/** Title, description, canonical link and preview of a page; React lifts them into the document's head. */
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
