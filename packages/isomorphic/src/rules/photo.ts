/** Maximum size of a photo in bytes. */
export const MAX_PHOTO_BYTES = 2_000_000

/** Maximum number of characters of a caption. */
export const MAX_CAPTION_LENGTH = 160
