/** A finding about one place, independent of a tool. */
export interface ReportedFinding {
  readonly method: string
  /** Path with query, as a scanner requested it. */
  readonly path: string
  readonly parameter: string
  readonly cwe: number
  readonly name: string
}

const HOST = 'http://127.0.0.1:3000'

/**
 * The same findings in the documented format of each tool, by its name. Nikto has no parameters, and names kinds in its
 * messages.
 */
export const REPORTS: Readonly<Record<string, (told: readonly ReportedFinding[]) => string>> = {
  'ZAP JSON': (told) =>
    JSON.stringify({
      '@programName': 'ZAP',
      '@version': '2.16.1',
      site: [
        {
          '@name': HOST,
          alerts: told.map(({ method, path, parameter, cwe, name }, index) => ({
            pluginid: `${40000 + index}`,
            alert: name,
            name,
            riskcode: '3',
            confidence: '2',
            instances: [{ id: `${index}`, uri: HOST + path, method, param: parameter, attack: 'x', evidence: '' }],
            cweid: `${cwe}`,
            wascid: '-1',
          })),
        },
      ],
    }),
  'ZAP JSON with node names': (told) =>
    JSON.stringify({
      '@programName': 'ZAP',
      site: [
        {
          '@name': HOST,
          alerts: told.map(({ method, path, parameter, cwe, name }) => ({
            alert: name,
            riskcode: '2',
            cweid: `${cwe}`,
            instances: [
              {
                uri: `${HOST}/somewhere/else`,
                nodeName: `${HOST}${path.split('?')[0]!.replace(/\/\d+/, '/«id»')} (${parameter})`,
                method,
                param: parameter,
              },
            ],
          })),
        },
      ],
    }),
  'ZAP XML': (told) =>
    `<?xml version="1.0"?><OWASPZAPReport programName="ZAP" version="2.16.1"><site name="${HOST}"><alerts>${told
      .map(
        ({ method, path, parameter, cwe, name }) =>
          `<alertitem><pluginid>1</pluginid><alert>${name}</alert><name>${name}</name><riskcode>3</riskcode><instances><instance><uri>${escaped(HOST + path)}</uri><method>${method}</method><param>${escaped(parameter)}</param><attack>&lt;script&gt;</attack></instance></instances><cweid>${cwe}</cweid></alertitem>`,
      )
      .join('')}</alerts></site></OWASPZAPReport>`,
  'SARIF with tags': (told) =>
    JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'a tool',
              rules: told.map(({ cwe, name }, index) => ({
                id: `rule-${index}`,
                name,
                properties: { tags: ['security', `external/cwe/cwe-${String(cwe).padStart(3, '0')}`] },
              })),
            },
          },
          results: told.map(({ method, path, parameter }, ruleIndex) => ({
            ruleIndex,
            level: 'error',
            message: { text: 'see there' },
            webRequest: { method, target: HOST + path },
            properties: { parameter },
          })),
        },
      ],
    }),
  'SARIF with a taxonomy': (told) =>
    JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'ZAP',
              rules: told.map(({ cwe, name }, index) => ({
                id: `${index}`,
                name,
                relationships: [{ target: { id: `${cwe}`, guid: `g-${index}`, toolComponent: { name: 'CWE' } } }],
              })),
            },
          },
          taxonomies: [{ name: 'CWE', taxa: [] }],
          results: told.map(({ method, path, parameter }, index) => ({
            ruleId: `${index}`,
            level: 'warning',
            locations: [{ physicalLocation: { artifactLocation: { uri: HOST + path } } }],
            webRequest: { method, target: path },
            properties: { param: parameter },
          })),
        },
      ],
    }),
  'Nuclei JSONL': (told) =>
    told
      .map(({ method, path, parameter, cwe, name }) =>
        JSON.stringify({
          'template-id': 'by-hand',
          info: { name, severity: 'high', classification: { 'cve-id': null, 'cwe-id': [`cwe-${cwe}`] } },
          type: 'http',
          host: HOST,
          'matched-at': HOST + path,
          request: `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
          fuzzing_parameter: parameter,
        }),
      )
      .join('\n'),
  'Burp XML': (told) =>
    `<?xml version="1.0"?>\n<!DOCTYPE issues [\n<!ELEMENT issues (issue*)>\n<!ATTLIST issues burpVersion CDATA "">\n]>\n<issues burpVersion="2025.1">${told
      .map(
        ({ method, path, parameter, cwe, name }) =>
          `<issue><serialNumber>1</serialNumber><type>1049088</type><name><![CDATA[${name}]]></name><host ip="127.0.0.1">${HOST}</host><path><![CDATA[${path.split('?')[0]}]]></path><location><![CDATA[${path.split('?')[0]} [${parameter} parameter]]]></location><severity>High</severity><confidence>Firm</confidence><vulnerabilityClassifications><![CDATA[<ul><li><a href="https://cwe.mitre.org/data/definitions/${cwe}.html">CWE-${cwe}: it</a></li></ul>]]></vulnerabilityClassifications><requestresponse><request base64="true"><![CDATA[${Buffer.from(`${method} ${path} HTTP/1.1\r\n\r\n`).toString('base64')}]]></request></requestresponse></issue>`,
      )
      .join('')}</issues>`,
  'Nikto JSON': (told) =>
    JSON.stringify({
      host: '127.0.0.1',
      port: '3000',
      vulnerabilities: told.map(({ method, path, name }) => ({ id: '1', method, url: path, msg: `${path}: ${name}.` })),
    }),
  'JSON in our own format': (told) =>
    JSON.stringify({
      tool: 'ours',
      findings: told.map(({ method, path, parameter, cwe, name }) => ({ name, method, url: path, parameter, cwe })),
    }),
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
