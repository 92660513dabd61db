// The URL of a link can still be a script.
export function showDescription(description: string): string {
  return description
    .replace(/<\/?(?:script|iframe|object|embed|svg|math)[^>]*>/gi, '')
    .replace(/\son\w+\s*=/gi, ' data-off=')
}
