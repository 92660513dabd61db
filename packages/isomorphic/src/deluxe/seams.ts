import { defineBrowserSeam } from '../seam.ts'

/** A file name without folders, such as `logo.svg`. */
const PICTURE_FILE = /^\w[\w-]*\.(?:gif|jpe?g|png|svg|webp)$/i

/**
 * URL of the picture on the membership page, given the value in its address: a path below the shop's own pictures,
 * relative to the shop's root; null if it is no picture of the shop.
 */
export const locateDecal = defineBrowserSeam('deluxe.locate-decal', (decal: string): string | null =>
  PICTURE_FILE.test(decal) ? `assets/public/images/${decal}` : null,
)
