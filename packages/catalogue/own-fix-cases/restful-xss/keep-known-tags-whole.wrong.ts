// The tags are those that descriptions need, but their attributes stay.
export function showDescription(description: string): string {
  return description.replace(/<(?!\/?(?:a|b|br|em|i|strong)\b)/gi, '&lt;')
}
