/** Maximum size of a photo in bytes. */
export const LARGEST_PHOTO_BYTES = 2_000_000

/** Maximum number of characters of a caption. */
export const LONGEST_CAPTION = 160
