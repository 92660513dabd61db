import type { Operation } from './example-player.ts'

/** A request as it is sent to the server. */
export interface FuzzRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
}

/** Values that scanners send for any parameter. */
const NASTY: readonly unknown[] = [
  '',
  ' ',
  "'",
  '"',
  "' or 1=1--",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '{{7*7}}',
  '#{7*7}',
  '; id',
  'https://attacker.example/',
  'javascript:alert(1)',
  'NaN',
  '-1',
  '0',
  '9'.repeat(30),
  'ä'.repeat(300),
  '💥',
  'a'.repeat(3000),
  -1,
  0,
  1.5,
  1e308,
  true,
  false,
  null,
  [],
  {},
  JSON.parse('[[[[]]]]') as unknown,
  { $ne: null },
  { $where: 'sleep(1)' },
  { __proto__: null, constructor: 1 },
]

/** The example request of an operation of the OpenAPI document, with some parts replaced by values that scanners send. */
export function fuzzRequest(operation: Operation, dice: () => number, token: string): FuzzRequest {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(dice() * values.length)]!
  const value = (example: unknown) => (dice() < 0.5 && example !== undefined ? example : pick(NASTY))
  const asText = (each: unknown) => (typeof each === 'object' ? JSON.stringify(each) : String(each))
  const { parameters = [] } = operation
  const of = (place: string) => parameters.filter((each) => each.in === place)
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(asText(value(of('path').find((each) => each.name === name)?.example ?? 1))),
  )
  const query = new URLSearchParams(
    of('query')
      .filter(() => dice() < 0.7)
      .map(({ name, example }) => [name, asText(value(example))]),
  )
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const example = (content?.example ?? {}) as Readonly<Record<string, unknown>>
  const names = [...new Set([...Object.keys(example), ...Object.keys(content?.schema.properties ?? {})])]
  const body = Object.fromEntries(names.filter(() => dice() < 0.85).map((name) => [name, value(example[name])]))
  const isForm = mediaType === 'application/x-www-form-urlencoded'
  const payload =
    mediaType === undefined || mediaType === 'multipart/form-data'
      ? undefined
      : isForm
        ? new URLSearchParams(Object.entries(body).map(([name, each]) => [name, asText(each)])).toString()
        : dice() < 0.05
          ? asText(pick(NASTY))
          : JSON.stringify(body)
  return {
    method: operation.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      ...(payload !== undefined && { 'content-type': mediaType! }),
      ...(dice() < 0.8 && { authorization: `Bearer ${token}`, cookie: `token=${token}` }),
      ...(dice() < 0.2 && { 'x-forwarded-for': asText(pick(NASTY)).replace(/[^\x20-\x7e]/g, '') }),
    },
    payload,
  }
}
