import { type Finding, finding } from '../finding.ts'

/**
 * Reads findings of sqlmap: the `log` of a session, or its output.
 *
 * @param target content of `target.txt` of the session: `http://… (POST)  # sqlmap …`; empty if the text itself has the
 * URL
 */
export function readSqlmap(text: string, target = ''): Finding[] {
  const found: Finding[] = []
  let url = /^(\S+)/.exec(target)?.[1] ?? null
  let method = /^\S+ \(([A-Z]+)\)/.exec(target)?.[1] ?? null
  for (const line of text.split('\n')) {
    const tested = /^(?:\[[\d:]+\] \[INFO\] )?testing URL '([^']+)'/.exec(line)
    const asked = /^([A-Z]{3,7}) (https?:\/\/\S+)$/.exec(line.trim())
    if (tested) url = tested[1]!
    if (asked) {
      method = asked[1]!
      url = asked[2]!
    }
    // sqlmap prints the address as a GET request, and the sent data below it.
    const sent = /^([A-Z]{3,7}) data: /.exec(line)
    if (sent) method = sent[1]!
    const [, name, place] = /^Parameter: (.+) \(([^()]*(?:\([^()]*\)[^()]*)?)\)$/.exec(line.trim()) ?? []
    if (name === undefined) continue
    const [verb] = /GET|POST|PUT|PATCH|DELETE/.exec(place!) ?? []
    // A place marked with * has a number instead of a name.
    const isMarked = /^#\d+\*$/.test(name)
    found.push(
      finding({
        tool: 'sqlmap',
        name: 'SQL injection',
        method: method ?? verb ?? null,
        url: url?.replaceAll('*', '') ?? null,
        parameter: isMarked ? null : name.replace(/^(?:JSON|MULTIPART|XML|SOAP) /, ''),
        cwe: [89],
      }),
    )
  }
  return found
}

/** Reads the table of results that sqlmap writes for several targets. */
export function readSqlmapResults(text: string): Finding[] {
  return text
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [url, place, parameter, techniques] = row.split(',')
      return url && techniques
        ? [
            finding({
              tool: 'sqlmap',
              name: 'SQL injection',
              method: /^[A-Z]+$/.exec(place ?? '')?.[0] ?? null,
              url,
              parameter: parameter ?? null,
              cwe: [89],
            }),
          ]
        : []
    })
}
