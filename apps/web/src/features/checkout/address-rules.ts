/** The most characters that fields of an address take. */
export const ADDRESS_LENGTHS = { zipCode: 8, streetAddress: 160 } as const

/** Digits alone, and in the range that the message names. */
export function isMobileNumber(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1_000_000 && Number(text) <= 9_999_999_999
}

/** Something other than blanks was typed. */
export function isFilled(text: string): boolean {
  return text.trim() !== ''
}
