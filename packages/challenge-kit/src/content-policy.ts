/** Directives for script elements; the first one that a policy contains applies. */
const SCRIPT_DIRECTIVES: readonly string[] = ['script-src-elem', 'script-src', 'default-src']

/**
 * Returns whether a Content-Security-Policy header allows inline scripts (Content Security Policy Level 3, "Does element match source list
 * for type and source?").
 *
 * @param header one policy, or several separated by commas, each of which must allow the script
 */
export function allowsInlineScripts(header: string): boolean {
  return header.split(',').every((policy) => {
    const directives = directivesOf(policy)
    const sources = SCRIPT_DIRECTIVES.map((name) => directives.get(name)).find((each) => each !== undefined)
    return sources === undefined || (sources.includes("'unsafe-inline'") && !sources.some(disablesUnsafeInline))
  })
}

/** Returns the directives of a policy by lower-case name. The first of two directives with the same name applies. */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.toLowerCase().split(/\s+/).filter(Boolean)
    if (name !== undefined && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

/** Returns whether browsers ignore `'unsafe-inline'` because of this source. */
function disablesUnsafeInline(source: string): boolean {
  return /^'(?:nonce-.+|sha(?:256|384|512)-.+|strict-dynamic)'$/.test(source)
}
