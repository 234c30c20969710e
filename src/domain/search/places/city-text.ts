/** The name of a city in its address form, as far as the letters tell: "Fresno, CA". */
export function cityText(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.slice(0, -1).join(' ')}, ${(words.at(-1) ?? '').toUpperCase()}`;
}
