/** Decodes percent-encoded text; text with an invalid escape sequence is unchanged. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
