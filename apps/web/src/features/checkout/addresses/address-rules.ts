/** Maximum lengths of address fields, in characters. */
export const ADDRESS_LENGTHS = { zipCode: 8, streetAddress: 160 } as const

/** Digits only, within the range that the message states. */
export function isMobileNumber(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1_000_000 && Number(text) <= 9_999_999_999
}

/** Whether the text contains more than white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== ''
}
