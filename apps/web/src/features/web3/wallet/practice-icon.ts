/** A pip in a purse, 96 by 96 pixels, as the data URL that EIP-6963 requires. */
export const PRACTICE_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#104d47"/>' +
    '<path d="M20 38h56v36a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z" fill="#fefcf6"/>' +
    '<path d="M26 38 62 18l10 20z" fill="#bdd363"/><path d="M58 59c0-9 12-9 12 0s-12 9-12 0z" fill="#bc2b37"/></svg>',
)}`
