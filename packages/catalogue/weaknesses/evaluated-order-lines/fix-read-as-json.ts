import type { Reading } from '@fruit/shop/b2b/seams'

/** Parses the text of order lines: it is JSON, and nothing in it runs. */
export function readOrderLines(text: string): Reading {
  try {
    const lines: unknown = JSON.parse(text)
    if (Array.isArray(lines) && lines.every(isLine)) return { lines }
  } catch {
    // It is no JSON, which is as wrong as any other text.
  }
  return { why: 'not-a-list', message: 'Order lines are a JSON list, each with productId and quantity.' }
}

function isLine(line: { productId?: unknown; quantity?: unknown } | null): boolean {
  return isCount(line?.productId) && isCount(line?.quantity)
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 1
}
