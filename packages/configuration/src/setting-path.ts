/** Path of a setting: keys of groups and indexes of lists, from the root. */
export type SettingPath = readonly (string | number)[]

/** A group of settings as parsed from YAML. */
export type SettingMap = Readonly<Record<string, unknown>>

export function isSettingMap(value: unknown): value is SettingMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Formats `['products', 3, 'price']` as `products[3].price`. Unusual keys are quoted and escaped for terminals. */
export function formatPath(path: SettingPath): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[\w-]{1,80}$/.test(key)) return `[${quote(key)}]`
      return index === 0 ? key : `.${key}`
    })
    .join('')
}

/** Describes a value briefly, for messages on a terminal. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'an empty value (null)'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list (${value.length} long)`
  if (isSettingMap(value)) return 'a group of settings'
  return typeof value === 'string' ? quote(value) : String(value)
}

/** Returns the value at a path; undefined if it is missing. Inherited properties are ignored. */
export function valueAt(value: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isSettingMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  }, value)
}

/** Escapes control characters except line feeds, so that none reaches a terminal. */
export function printable(text: string): string {
  // Cc: control characters. Cf: format characters, which can reorder or hide text.
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    return `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`
  })
}

function quote(text: string): string {
  return printable(JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text))
}
