/** Opens the folded section whose heading has this id. The first section is never folded. */
export function openSection(id: string): void {
  const folded = document.getElementById(id)?.closest('details');
  if (folded) folded.open = true;
}

/** Opens the section that the address names. */
export const openAddressed = (): void => openSection(location.hash.slice(1));
