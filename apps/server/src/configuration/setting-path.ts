/** Where a setting stands: keys of groups and places in lists, from the top. */
export type SettingPath = readonly (string | number)[]

/** A group of settings as it comes out of YAML. */
export type SettingMap = Readonly<Record<string, unknown>>

export function isSettingMap(value: unknown): value is SettingMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `['products', 3, 'price']` as `products[3].price`. Odd keys are quoted, so that none can play tricks on a terminal. */
export function writePath(path: SettingPath): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[\w-]{1,80}$/.test(key)) return `[${quote(key)}]`
      return index === 0 ? key : `.${key}`
    })
    .join('')
}

/** A value in a few words, for messages on a terminal. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'an empty value (null)'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list (${value.length} long)`
  if (isSettingMap(value)) return 'a group of settings'
  return typeof value === 'string' ? quote(value) : String(value)
}

/** The value at a place, if there is one. Inherited properties are none. */
export function valueAt(value: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isSettingMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  }, value)
}

/** Text with its control characters written out, so that none reaches a terminal. Line feeds stay. */
export function printable(text: string): string {
  // Cc: controls. Cf: what turns or hides the text around it.
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    return `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`
  })
}

function quote(text: string): string {
  return printable(JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text))
}
