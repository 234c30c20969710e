export interface Crumb {
  label: string;
  /** A path from the root. */
  to: string;
}

/** A breadcrumb as schema.org BreadcrumbList. */
export function breadcrumbList(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  };
}
