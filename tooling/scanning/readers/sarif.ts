import { cweIn, type Finding, finding } from '../finding.ts'

interface Named {
  readonly id?: string
  readonly guid?: string
  readonly index?: number
  readonly toolComponent?: { readonly name?: string; readonly guid?: string }
}

interface Properties {
  readonly tags?: readonly string[]
  readonly cwe?: unknown
  readonly [name: string]: unknown
}

interface Rule {
  readonly id?: string
  readonly name?: string
  readonly shortDescription?: { readonly text?: string }
  readonly properties?: Properties
  readonly relationships?: readonly { readonly target: Named }[]
}

interface Result {
  readonly ruleId?: string
  readonly ruleIndex?: number
  readonly rule?: Named
  readonly level?: string
  readonly kind?: string
  readonly message?: { readonly text?: string }
  readonly taxa?: readonly Named[]
  readonly properties?: Properties
  readonly webRequest?: { readonly method?: string; readonly target?: string }
  readonly locations?: readonly {
    readonly physicalLocation?: {
      readonly artifactLocation?: { readonly uri?: string }
      readonly region?: { readonly startLine?: number }
    }
  }[]
}

/** A SARIF 2.1.0 log of any tool. */
export interface SarifLog {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly name?: string; readonly rules?: readonly Rule[] } }
    readonly taxonomies?: readonly {
      readonly name?: string
      readonly guid?: string
      readonly taxa?: readonly Named[]
    }[]
    readonly results?: readonly Result[]
  }[]
}

/**
 * Reads SARIF. The CWE comes from tags or properties of the rule or the result, or from a taxonomy that they refer to.
 */
export function readSarif({ runs }: SarifLog): Finding[] {
  return runs.flatMap(({ tool: { driver }, taxonomies = [], results = [] }) => {
    const rules = driver.rules ?? []
    const taxon = ({ id, index, toolComponent }: Named): number[] => {
      const taxonomy = taxonomies.find(
        ({ name, guid }) =>
          (toolComponent?.name !== undefined && name === toolComponent.name) ||
          (toolComponent?.guid !== undefined && guid === toolComponent.guid),
      )
      if (!/cwe/i.test(toolComponent?.name ?? taxonomy?.name ?? '')) return []
      const named = id ?? (index === undefined ? undefined : taxonomy?.taxa?.[index]?.id)
      return named === undefined ? [] : /^\d+$/.test(named) ? [Number(named)] : cweIn(named)
    }
    const told = ({ tags, cwe }: Properties = {}): number[] => [
      ...cweIn(tags ? [...tags] : []),
      ...(typeof cwe === 'string' && /^\d+$/.test(cwe) ? [Number(cwe)] : cweIn(cwe)),
    ]
    return results
      .filter(({ kind = 'fail' }) => kind === 'fail' || kind === 'open' || kind === 'review')
      .flatMap((result) => {
        const index = result.ruleIndex ?? result.rule?.index
        const id = result.ruleId ?? result.rule?.id
        const rule = (index === undefined ? undefined : rules[index]) ?? rules.find((each) => each.id === id)
        const cwe = [
          ...told(rule?.properties),
          ...told(result.properties),
          ...(rule?.relationships ?? []).flatMap(({ target }) => taxon(target)),
          ...(result.taxa ?? []).flatMap(taxon),
        ]
        const name = rule?.name ?? rule?.shortDescription?.text ?? result.message?.text ?? id ?? 'a result'
        const { parameter, param } = result.properties ?? {}
        const places = result.locations?.length ? result.locations : [{}]
        return places.map(({ physicalLocation: { artifactLocation, region } = {} }) => {
          const uri = result.webRequest?.target ?? artifactLocation?.uri
          const isFile = uri !== undefined && result.webRequest === undefined && !/^(?:https?:|\/)/.test(uri)
          return finding({
            tool: driver.name ?? 'SARIF',
            name,
            method: result.webRequest?.method ?? null,
            url: isFile ? null : (uri ?? null),
            parameter: String(parameter ?? param ?? ''),
            cwe,
            isInformation: result.level === 'none',
            file: isFile ? uri : null,
            line: isFile ? (region?.startLine ?? null) : null,
          })
        })
      })
  })
}
