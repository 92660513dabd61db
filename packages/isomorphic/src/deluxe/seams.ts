import { defineBrowserSeam } from '../seam.ts'

/** A name without folders, such as `logo.svg`. */
const PICTURE_FILE = /^\w[\w-]*\.(?:gif|jpe?g|png|svg|webp)$/i

/**
 * Where the picture is that the membership page shows in place of its own, given what its address asks for: an address
 * below the shop's own pictures, from the shop's root; null when it is no picture of the shop.
 */
export const locateDecal = defineBrowserSeam('deluxe.locate-decal', (decal: string): string | null =>
  PICTURE_FILE.test(decal) ? `assets/public/images/${decal}` : null,
)
