/** Patterns for names of findings without a CWE. The first match counts. */
const NAMES: readonly (readonly [RegExp, number])[] = [
  [/no-?sql/i, 943],
  [/sql injection|sqli\b/i, 89],
  [/cross.site scripting|\bxss\b|html injection/i, 79],
  [/cross.site request forgery|\bcsrf\b/i, 352],
  [/server.side request forgery|\bssrf\b/i, 918],
  [/server.side template|\bssti\b/i, 1336],
  [/\bxxe\b|xml external entit/i, 611],
  [/billion laughs|entity expansion/i, 776],
  [/path traversal|directory traversal|file disclosure|local file inclusion/i, 22],
  [/command (?:execution|injection)|os commanding/i, 78],
  [/code (?:execution|injection)/i, 94],
  [/open redirect|url redirect|unvalidated redirect/i, 601],
  [/director(?:y|ies) (?:listing|indexing|browsing)/i, 548],
  [/backup file|copies of/i, 530],
  [/weak credentials|default (?:password|credentials|login)/i, 1391],
  [/unrestricted (?:file )?upload/i, 434],
  [/stack trace|error (?:message )?disclos/i, 209],
  [/null byte/i, 158],
]

/** The CWE for the name of a finding; empty if it is unknown. */
export function cweOfName(name: string): number[] {
  const found = NAMES.find(([pattern]) => pattern.test(name))
  return found ? [found[1]] : []
}

/** Headers, TLS, cookies and informational findings: not part of the ground truth. */
const OUT_OF_SCOPE_NAMES =
  /\bheader|\bcookie|\btls\b|\bssl\b|https|\bhsts\b|strict.transport|content.security.policy|\bcsp\b|clickjack|cache|timestamp|user.agent|fingerprint|modern web application|cross-domain|\bcors\b|sub.?resource integrity|\bsri\b|suspicious comment|allowed methods|technolog/i

const OUT_OF_SCOPE: ReadonlySet<number> = new Set([
  16, 264, 295, 311, 319, 345, 353, 524, 525, 565, 614, 615, 693, 829, 942, 1004, 1021, 1275,
])

/** Whether a finding is about something that the ground truth does not cover. */
export function isOutOfScope({ name, cwe }: { readonly name: string; readonly cwe: readonly number[] }): boolean {
  return OUT_OF_SCOPE_NAMES.test(name) || (cwe.length > 0 && cwe.every((number) => OUT_OF_SCOPE.has(number)))
}
