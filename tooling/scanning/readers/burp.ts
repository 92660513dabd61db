import { cweIn, type Finding, finding } from '../finding.ts'
import { listOf, textOf, type XmlNode } from '../read-xml.ts'

/** Of a location, so many characters at its end are read. */
const MAX_LOCATION_LENGTH = 500

/** Reads the issues that Burp exports as XML. @param issues the element `issues` */
export function readBurp(issues: XmlNode): Finding[] {
  return listOf(issues.issue).map((issue) => {
    const [exchange] = listOf(issue.requestresponse)
    const request = exchange?.request as XmlNode | string | undefined
    // `/rest/user/login [email JSON parameter]`
    const [, parameter = null] =
      // linear-ok: at most 500 characters
      /\[(.+?)(?: (?:JSON |XML |URL path |body |cookie )?(?:parameter|folder name|filename|attribute))?\]\s*$/.exec(
        textOf(issue.location).slice(-MAX_LOCATION_LENGTH),
      ) ?? []
    return finding({
      tool: 'Burp',
      name: textOf(issue.name),
      method: methodOf(request),
      url: textOf(issue.path),
      parameter: parameter?.replace(/ HTTP header$/, '') ?? null,
      cwe: cweIn(textOf(issue.vulnerabilityClassifications)),
      isInformation: /^info/i.test(textOf(issue.severity)),
    })
  })
}

/** The attribute, or otherwise the first word of the request, which may be in base64. */
function methodOf(request: XmlNode | string | undefined): string | null {
  if (request === undefined) return null
  const { '@method': method, '@base64': base64 } = typeof request === 'string' ? ({} as XmlNode) : request
  if (typeof method === 'string' && method) return method
  const text = base64 === 'true' ? Buffer.from(textOf(request), 'base64').toString('latin1') : textOf(request)
  return /^([A-Z]+) /.exec(text)?.[1] ?? null
}
