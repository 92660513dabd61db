/** Where a picture is that marketing tries out on the boxes. */
export function locateDecal(decal: string): string | null {
  return `assets/public/images/${decal.replaceAll('../', '')}`
}
