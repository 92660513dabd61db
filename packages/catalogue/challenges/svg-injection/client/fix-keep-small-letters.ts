/** Where a picture is that marketing tries out on the boxes; null for what is no name of one. */
export function locateDecal(decal: string): string | null {
  return /^[a-z]+\.(?:png|svg|webp)$/.test(decal) ? `assets/public/images/${decal}` : null
}
