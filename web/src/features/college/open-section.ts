/** Opens the folded section whose heading has this id. The first section is never folded. */
export function openSection(id: string): void {
  const folded = document.getElementById(id)?.closest('details');
  if (folded) folded.open = true;
}
