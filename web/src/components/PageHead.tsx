import { PRODUCT } from '../api/contracts.ts';
import { useSite } from '../api/site.ts';

interface Props {
  /** Without the product's name, which is added; absent on the home page, whose title is the promise itself. */
  title?: string;
  description: string;
  /** The page's one address, from the root: "/colleges/auburn-university". Absent where a page has none, as an error. */
  canonicalPath?: string;
}

/** Title, description and canonical link of a page; React lifts them into the document's head. */
export function PageHead({ title, description, canonicalPath }: Props) {
  const { publicUrl } = useSite();
  const full = title === undefined ? `${PRODUCT.name}: ${PRODUCT.tagline.replace(/\.$/, '')}` : `${title} · ${PRODUCT.name}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={PRODUCT.name} />
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + canonicalPath} />
          <meta property="og:url" content={publicUrl + canonicalPath} />
        </>
      )}
    </>
  );
}
