/** The most bytes that a photo may have. */
export const LARGEST_PHOTO_BYTES = 2_000_000

/** The most characters that the words below a photo may have. */
export const LONGEST_CAPTION = 160
