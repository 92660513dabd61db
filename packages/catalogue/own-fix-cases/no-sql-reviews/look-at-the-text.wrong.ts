// The JSON text of an array does not start like an object.
export function selectReview(id: unknown): Record<string, unknown> | null {
  return `${JSON.stringify(id)}`.startsWith('{') ? null : { _id: { $in: [id].flat() } }
}
