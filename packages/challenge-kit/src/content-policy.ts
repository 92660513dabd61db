/** Directives that say where the code of script elements comes from; the first that a policy has decides. */
const DECIDING: readonly string[] = ['script-src-elem', 'script-src', 'default-src']

/**
 * Whether a header Content-Security-Policy lets a script run that stands in the page itself (Content Security Policy
 * Level 3, "Does element match source list for type and source?").
 *
 * @param header one policy, or several with commas between them: each of them must let it run
 */
export function allowsInlineScripts(header: string): boolean {
  return header.split(',').every((policy) => {
    const directives = directivesOf(policy)
    const sources = DECIDING.map((name) => directives.get(name)).find((each) => each !== undefined)
    return sources === undefined || (sources.includes("'unsafe-inline'") && !sources.some(overrules))
  })
}

/** The directives of a policy by name, in small letters. Of two with the same name the first counts. */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.toLowerCase().split(/\s+/).filter(Boolean)
    if (name !== undefined && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

/** Whether a source makes browsers ignore `'unsafe-inline'`. */
function overrules(source: string): boolean {
  return /^'(?:nonce-.+|sha(?:256|384|512)-.+|strict-dynamic)'$/.test(source)
}
