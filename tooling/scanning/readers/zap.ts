import { type Finding, finding } from '../finding.ts'
import { listOf, textOf, type XmlNode } from '../read-xml.ts'

interface ZapInstance {
  readonly uri?: string
  readonly nodeName?: string
  readonly method?: string
  readonly param?: string
}

interface ZapAlert {
  readonly name?: string
  readonly alert?: string
  readonly riskcode?: string
  readonly cweid?: string
  readonly instances?: readonly ZapInstance[]
}

/** A JSON report of ZAP (traditional or with requests). */
export interface ZapReport {
  readonly site: readonly { readonly alerts?: readonly ZapAlert[] }[]
}

/** Reads a JSON report of ZAP. */
export function readZap({ site }: ZapReport): Finding[] {
  return site.flatMap(({ alerts = [] }) => alerts.flatMap(findingsOf))
}

/** Reads an XML report of ZAP. @param report the element `OWASPZAPReport` */
export function readZapXml(report: XmlNode): Finding[] {
  const alerts = listOf(report.site).flatMap((site) => listOf((site.alerts as XmlNode | undefined)?.alertitem))
  return alerts.flatMap((alert) =>
    findingsOf({
      name: textOf(alert.name),
      alert: textOf(alert.alert),
      riskcode: textOf(alert.riskcode),
      cweid: textOf(alert.cweid),
      instances: listOf((alert.instances as XmlNode | undefined)?.instance).map((instance) => ({
        uri: textOf(instance.uri),
        nodeName: textOf(instance.nodeName),
        method: textOf(instance.method),
        param: textOf(instance.param),
      })),
    }),
  )
}

function findingsOf({ name, alert, riskcode, cweid, instances = [] }: ZapAlert): Finding[] {
  return instances.map(({ uri, nodeName, method = '', param = '' }) =>
    finding({
      tool: 'ZAP',
      name: name || alert || 'an alert',
      method,
      // Node names contain variable parts as «name», followed by the parameters: `/rest/basket/«id» (q)`.
      url: nodeName ? nodeName.replace(/ \(.*/s, '').replace(/«[^«»]*»/g, '{}') : (uri ?? null),
      parameter: param,
      cwe: [Number(cweid)],
      isInformation: riskcode === '0',
    }),
  )
}
