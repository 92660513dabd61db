/** A name without folders, such as `logo.svg`. */
const PICTURE_FILE = /^\w[\w-]*\.(?:gif|jpe?g|png|svg|webp)$/i

/**
 * Where the picture is that the membership page shows in place of its own, when its address asks for another.
 *
 * @param decal what the address asks for
 * @returns an address below the shop's own pictures, from the shop's root; null when it is no picture of the shop
 */
export function locateDecal(decal: string): string | null {
  return PICTURE_FILE.test(decal) ? `assets/public/images/${decal}` : null
}
