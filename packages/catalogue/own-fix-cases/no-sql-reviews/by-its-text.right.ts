// Whatever comes is turned into a text, and compared as one; anything too long for an id is refused.
export function selectReview(id: unknown): Record<string, unknown> | null {
  const text = String(id)
  return text.length > 40 ? null : { _id: { $eq: text } }
}
