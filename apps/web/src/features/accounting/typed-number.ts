/**
 * The number that somebody typed, with a point or comma before its decimals, which are rounded. Below zero is zero.
 *
 * @returns null when it is no number
 */
export function typedNumber(text: string, decimals: number): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null
  return Math.max(0, Number(Number(plain).toFixed(decimals)))
}
