/** Where a picture is that marketing tries out on the boxes; null for what does not end like one. */
export function locateDecal(decal: string): string | null {
  return /\.(?:gif|jpe?g|png|svg|webp)$/i.test(decal) ? `assets/public/images/${decal}` : null
}
