/**
 * Parses a number with a point or comma as the decimal separator, and rounds it. Negative numbers become 0.
 *
 * @returns null if it is not a number
 */
export function parseNumber(text: string, decimals: number): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null
  return Math.max(0, Number(Number(plain).toFixed(decimals)))
}
