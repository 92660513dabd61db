import type { VulnerabilityLocation } from '@fruit/challenge-kit/challenge'
import type { GroundTruthVulnerability } from '@fruit/contracts/calls/ground-truth'

/** The part of a request that carries an attack. */
export type VulnerableParameter = GroundTruthVulnerability['parameters'][number]

/** Location of a vulnerability: a call of the interface, a screen of the web client, or any call. */
export type VulnerableEndpoint =
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'any' }

/** Path with `{name}` for parameters, as in the OpenAPI document. */
export function pathTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace('*', '{file}')
}

/** A path without the names and the case of its parameters, for comparisons. */
export function withoutNames(path: string): string {
  return path.replace(/\{\w+\}/g, '{}').toLowerCase()
}

/** Parses the place of a challenge: `GET /ftp/{file}`, `route /search`, or words for any call. */
export function locationOf({ call }: Pick<VulnerabilityLocation, 'call'>): VulnerableEndpoint {
  const asked = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(call)
  if (asked) return { kind: 'call', method: asked[1]!, path: pathTemplate(asked[2]!) }
  const screen = /^route (\/\S*)$/.exec(call)
  return screen ? { kind: 'screen', path: screen[1]! } : { kind: 'any' }
}

const PLACES: Readonly<Record<string, VulnerableParameter['in']>> = {
  path: 'path',
  params: 'path',
  query: 'query',
  body: 'body',
  header: 'header',
  headers: 'header',
  cookie: 'cookie',
}

/** The parameters of a place: `query.q`, `body.email, body.password`; empty when it is described in words. */
export function parametersOf({ parameter }: Pick<VulnerabilityLocation, 'parameter'>): readonly VulnerableParameter[] {
  return parameter.split(/,\s*|\s(?:and|or)\s/).flatMap((part) => {
    const [, place, name] = /^(\w+)\.([\w.[\]-]+)$/.exec(part.trim()) ?? []
    const where = place === undefined ? undefined : PLACES[place]
    if (!where || name === undefined) return []
    const steps = name.replace(/\[(\w+)\]/g, '.$1').split('.')
    return [{ name: steps[0]!, in: where, pointer: where === 'body' ? `/${steps.join('/')}` : null }]
  })
}
