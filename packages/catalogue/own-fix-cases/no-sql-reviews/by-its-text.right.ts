// Converts the id to a string and compares it. Texts too long for an id are refused.
export function selectReview(id: unknown): Record<string, unknown> | null {
  const text = String(id)
  return text.length > 40 ? null : { _id: { $eq: text } }
}
