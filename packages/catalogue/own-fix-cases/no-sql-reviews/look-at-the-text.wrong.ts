// A list is no object, by the look of its text.
export function selectReview(id: unknown): Record<string, unknown> | null {
  return `${JSON.stringify(id)}`.startsWith('{') ? null : { _id: { $in: [id].flat() } }
}
