import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Contract {
  readonly method: string
  readonly path: string
}

const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>('../../packages/contracts/src/calls/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Contract => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  )

/** Whether the interface has a call, written like `GET /ftp/{file}`; names of parameters are free. */
export function isCall(call: string): boolean {
  return contracts.some(({ method, path }) => withoutNames(`${method} ${path}`) === withoutNames(call))
}

function withoutNames(call: string): string {
  return call.replace(/\{\w+\}|:\w+|\*/g, '{}').toLowerCase()
}

/**
 * Whether the browser's side has a route, written like `/score-board`.
 *
 * @param root folder of the project
 * @param flaw source of a flaw, which may open a route
 */
export function isRoute(root: string, route: string, flaw: string): boolean {
  const files = ['apps/web/src/app/screens.ts', 'apps/web/src/lib/shop-window-paths.ts']
  const sources = [...files.map((file) => readFileSync(join(root, file), 'utf8')), flaw]
  return sources.some((source) => source.includes(`'${route.slice(1)}'`) || source.includes(`'${route}'`))
}
