import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, configurationSchema } from '@fruit/contracts/configuration'
import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { type ConfigurationProblem, formatProblem } from './configuration-problem.ts'
import { type IgnoredSetting, layerOfProblem, mergeLayers } from './merge-layers.ts'
import { outlineOf } from './outline.ts'
import { type Layer, readLayer } from './read-layer.ts'
import { describeValue, formatPath, isSettingMap, printable, type SettingPath, valueAt } from './setting-path.ts'
import { suggestFor } from './unknown-settings.ts'

/** Sources of a configuration. */
export interface ConfigurationOrigin {
  /** Folder of `default.yml` and the themes. */
  readonly folder: string
  /** NODE_ENV: name of the theme in the folder, which is merged over the default. */
  readonly environment?: string | undefined
  /** A file that is merged over both. */
  readonly file?: string | undefined
  /** Environment variables; PORT, BASE_PATH and TRUST_PROXY override every file. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A valid configuration. */
export interface LoadedConfiguration {
  /** Complete, checked and frozen. */
  readonly configuration: Configuration
  /** Messages for the operator, one line each. */
  readonly warnings: readonly string[]
  /** Merged sources, lowest first: files, then environment variables. */
  readonly sources: readonly string[]
  /** SHA-256 in hex; equal for equal settings, regardless of order and files. */
  readonly fingerprint: string
}

const MAX_PROBLEMS = 20

/** Thrown for an invalid configuration. The message is formatted for a terminal; the server prints it and exits with 1. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  /**
   * @param problems all errors, at least one
   * @param warnings possible causes, such as a misspelt key
   */
  constructor(
    readonly problems: readonly ConfigurationProblem[],
    readonly warnings: readonly string[] = [],
  ) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
    const shown = problems.slice(0, MAX_PROBLEMS).map(formatProblem)
    const rest = problems.length > MAX_PROBLEMS ? [`... and ${problems.length - MAX_PROBLEMS} more`] : []
    const noticed = warnings.map((warning) => `  warning: ${warning}`)
    super(
      [`The configuration has ${count}.`, ...shown, ...rest, ...noticed, 'Correct this and start again.'].join('\n\n'),
    )
  }
}

const MAX_WARNINGS = 20

/**
 * Reads, merges and validates the configuration.
 *
 * @throws ConfigurationError with all errors
 */
export function loadConfiguration(origin: ConfigurationOrigin): LoadedConfiguration {
  const files = filesOf(origin)
  const readings = files.paths.map((path) => readLayer(path))
  const unreadable = readings.flatMap((reading) => ('problem' in reading ? reading.problem : []))
  if (unreadable.length > 0) throw new ConfigurationError(unreadable, files.warnings)
  const read = readings.flatMap((reading) => ('layer' in reading ? reading : []))
  const layers = withOwnAddress([...read.map(({ layer }) => layer), ...environmentLayers(origin.env)])

  const outline = outlineOf(configurationSchema)
  const { merged, leftOut } = mergeLayers(layers, outline)
  const warnings = [
    ...files.warnings,
    ...read.flatMap((reading) => reading.warnings),
    ...warningsOf(leftOut, (path) => suggestFor(path, outline)),
  ]
  // Zod's compiled validation only pays off for many configurations.
  const checked = configurationSchema.safeParse(merged, { jitless: true })
  if (!checked.success) throw new ConfigurationError(problemsOf(checked.error, merged, layers), warnings)
  return {
    configuration: freeze(checked.data),
    warnings,
    sources: layers.map(({ name }) => name),
    fingerprint: createHash('sha256').update(JSON.stringify(checked.data, sortKeys)).digest('hex'),
  }
}

// Common values of NODE_ENV that need no file.
const PLAIN_ENVIRONMENTS: readonly string[] = ['default', 'development', 'production']

function filesOf({ folder, environment, file }: ConfigurationOrigin) {
  const present = yamlFilesIn(folder)
  const themes = present.filter((name) => environment !== 'default' && nameOf(name) === environment)
  const warnings: string[] = []
  if (environment && themes.length === 0 && !PLAIN_ENVIRONMENTS.includes(environment)) {
    const names = [...new Set(present.map(nameOf))].filter((name) => name !== 'default').sort()
    const near = names.find((name) => distance(name, environment) <= 2)
    warnings.push(
      `NODE_ENV is ${describeValue(environment)}, but ${folder} has no file of that name; ` +
        `${near ? `did you mean ${near}? T` : 't'}here are: ${names.join(', ') || 'none'}`,
    )
  }
  const paths = [join(folder, 'default.yml'), ...themes.map((name) => join(folder, name)), ...(file ? [file] : [])]
  return { paths, warnings }
}

function yamlFilesIn(folder: string): string[] {
  try {
    // For equal names, .yml comes before .yaml on every file system.
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .reverse()
  } catch {
    // Reading default.yml reports the missing folder.
    return []
  }
}

const nameOf = (fileName: string) => fileName.replace(/\.ya?ml$/, '')

function environmentLayers(env: ConfigurationOrigin['env']): Layer[] {
  const { PORT: port, BASE_PATH: basePath, TRUST_PROXY: proxies } = env
  const layer = (variable: string, server: object): Layer => ({
    name: `environment variable ${variable}`,
    settings: { server },
    lineOf: () => undefined,
  })
  return [
    // A value that is no number stays a text, so that validation reports it.
    ...(port ? [layer('PORT', { port: /^\d{1,15}$/.test(port) ? Number(port) : port })] : []),
    // An empty value is a setting too: the shop is at the root.
    ...(basePath === undefined ? [] : [layer('BASE_PATH', { basePath })]),
    ...(proxies === undefined
      ? []
      : [layer('TRUST_PROXY', { trustedProxies: proxies.split(/[\s,]+/).filter(Boolean) })]),
  ]
}

/** Sets the port in the default `server.baseUrl` to the configured port, unless `baseUrl` is configured. */
function withOwnAddress([lowest, ...others]: readonly Layer[]): Layer[] {
  const { settings, lineOf, name } = lowest!
  const [address, ownPort] = [valueAt(settings, ['server', 'baseUrl']), valueAt(settings, ['server', 'port'])]
  const said = (key: string) =>
    others.map((layer) => valueAt(layer.settings, ['server', key])).filter((value) => value != null)
  const port = said('port').at(-1)
  const isOwn = typeof address === 'string' && URL.canParse(address) && new URL(address).port === String(ownPort)
  if (!isOwn || said('baseUrl').length > 0 || !isPort(port)) return [lowest!, ...others]
  const baseUrl = address.replace(`:${ownPort}`, `:${port}`)
  return [{ name, lineOf, settings: { ...settings, server: { ...(settings.server as object), baseUrl } } }, ...others]
}

function isPort(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536
}

function problemsOf(error: z.ZodError, merged: unknown, layers: readonly Layer[]): ConfigurationProblem[] {
  const [lowest] = layers
  if (Object.keys(lowest!.settings).length === 0)
    return [
      { file: lowest!.name, key: '', found: 'no settings', allowed: 'every setting of the shop with its default' },
    ]
  const problems = new Map<string, ConfigurationProblem>()
  for (const issue of error.issues) {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    const key = formatPath(path)
    // One message per setting, except for several broken rules about a list.
    const name = issue.code === 'custom' ? `${key} ${issue.message}` : key
    if (problems.has(name)) continue
    const layer = layerOfProblem(layers, path)
    const stated: unknown = issue.code === 'custom' ? issue.params?.found : undefined
    const found = typeof stated === 'string' ? stated : describeValue(valueAt(merged, path))
    problems.set(name, { file: layer.name, line: layer.lineOf(path), key, found, allowed: issue.message })
  }
  return [...problems.values()]
}

function warningsOf(leftOut: readonly IgnoredSetting[], suggest: (path: SettingPath) => string): string[] {
  // The same unknown key in many items of a list gives one warning.
  const mistakes = new Map<string, IgnoredSetting[]>()
  for (const one of leftOut) {
    const kind = `${one.layer.name} ${formatPath(one.path.map((part) => (typeof part === 'number' ? 0 : part)))}`
    const same = mistakes.get(kind)
    if (same) same.push(one)
    else mistakes.set(kind, [one])
  }
  const warnings = [...mistakes.values()].slice(0, MAX_WARNINGS).map(([first, ...others]) => {
    const { layer, path, reason } = first!
    const place = [layer.name, layer.lineOf(path)].filter((part) => part !== undefined).join(':')
    const more = others.length > 0 ? ` (${others.length + 1} times)` : ''
    const warning =
      reason === 'unknown'
        ? `${place}: there is no setting ${formatPath(path)}${more}; ${suggest(path)}`
        : `${place}: ${formatPath(path)} is empty and is ignored`
    return printable(warning)
  })
  const rest = mistakes.size - warnings.length
  return rest > 0 ? [...warnings, `... and ${rest} more ignored settings`] : warnings
}

function sortKeys(_key: string, value: unknown): unknown {
  return isSettingMap(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
}

/** Freezes the configuration deeply, because all worlds share it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner)
    Object.freeze(value)
  }
  return value
}
