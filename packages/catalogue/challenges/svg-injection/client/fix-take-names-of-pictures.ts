/** Where a picture is that marketing tries out on the boxes; null for what is no name of one. */
export function locateDecal(decal: string): string | null {
  return /^[\w-]+\.(?:gif|jpe?g|png|svg|webp)$/i.test(decal) ? `assets/public/images/${decal}` : null
}
