import { Parser } from 'htmlparser2'

/** Elements whose contents browsers treat as text or do not render. */
const INERT_ELEMENTS: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'template',
  'xmp',
])

/** Attributes whose value is a URL. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href'])
/** Attributes whose value is a keyword, in any case. */
const KEYWORD_ATTRIBUTES: ReadonlySet<string> = new Set([
  'allow',
  'frameborder',
  'loading',
  'scrolling',
  'target',
  'type',
])
/** Attributes that disable the URL of a frame. */
const DISABLING_ATTRIBUTES: readonly string[] = ['srcdoc', 'sandbox']

/** Values of the attribute `type` for JavaScript. */
const SCRIPT_TYPES = /^(?:\s*|module|(?:text|application)\/(?:java|ecma)script)$/i

/** An element as a browser parses it, with name and attributes. */
export interface ShownElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * Returns whether HTML contains an element as markup, not as text, attribute value or comment. Case, quotes, whitespace, attribute order
 * and additional harmless attributes do not matter.
 *
 * @param markup HTML that a browser receives
 * @param written a start tag, such as the payload in a task; text after it is ignored. If it is not a tag, the markup must contain it
 * literally
 */
export function containsElement(markup: string, written: string): boolean {
  const [wanted] = elementsIn(written)
  if (wanted === undefined) return markup.includes(written)
  return elementsIn(markup).some((element) => isOneOf(wanted, element))
}

/**
 * Returns whether HTML contains an element with this URL, in any notation.
 *
 * @param attribute such as `href`
 */
export function containsUrl(markup: string, attribute: string, address: string): boolean {
  const wanted = normalizedValue(attribute, address)
  return elementsIn(markup).some(
    ({ attributes }) =>
      attributes[attribute] !== undefined && normalizedValue(attribute, attributes[attribute]) === wanted,
  )
}

/** Returns the URLs of pictures that a browser loads when it renders the HTML. */
export function imageUrlsIn(markup: string): string[] {
  return elementsIn(markup).flatMap(({ name, attributes: { src, poster } }) => {
    const address = name === 'video' ? poster : name === 'img' || name === 'input' ? src : undefined
    return address ?? []
  })
}

/**
 * Returns whether the HTML of a page contains an inline script element with this code. External scripts and data blocks do not count.
 *
 * @param code content of the script element; surrounding whitespace and semicolons do not matter
 */
export function containsScript(markup: string, code: string): boolean {
  return scriptsIn(markup).some((script) => trimCode(script) === trimCode(code))
}

/** Returns the code of each inline script that a browser would run. */
export function scriptsIn(markup: string): string[] {
  const found: string[] = []
  let inert = 0
  let code: string | null = null
  const parser = new Parser({
    onopentag: (name, { src, type = '' }) => {
      if (inert === 0 && name === 'script' && src === undefined && SCRIPT_TYPES.test(type)) code = ''
      if (INERT_ELEMENTS.has(name)) inert++
    },
    ontext: (text) => {
      if (code !== null) code += text
    },
    onclosetag: (name, implied) => {
      if (INERT_ELEMENTS.has(name)) inert--
      // A script element that the page does not close never runs.
      if (name === 'script' && code !== null && !implied) found.push(code)
      if (name === 'script') code = null
    },
  })
  parser.end(markup)
  return found
}

/** Elements that load a URL and fire `load` or `error` events. */
const LOADING_ELEMENTS: ReadonlySet<string> = new Set([
  'audio',
  'embed',
  'iframe',
  'img',
  'image',
  'link',
  'object',
  'video',
])
/** By event handler: elements that fire the event without user interaction after they are inserted. */
const AUTOMATIC_EVENTS: Readonly<Record<string, (element: ShownElement) => boolean>> = {
  onerror: ({ name, attributes }) =>
    LOADING_ELEMENTS.has(name) && ['src', 'data', 'href'].some((address) => attributes[address] !== undefined),
  onload: ({ name, attributes }) =>
    ['iframe', 'svg', 'style'].includes(name) || (LOADING_ELEMENTS.has(name) && attributes.src !== undefined),
  onloadstart: ({ name, attributes }) => ['audio', 'video'].includes(name) && attributes.src !== undefined,
  ontoggle: ({ name, attributes }) => name === 'details' && attributes.open !== undefined,
  onbegin: ({ name }) => ['animate', 'set', 'animatetransform', 'animatemotion'].includes(name),
  onfocus: ({ attributes }) => attributes.autofocus !== undefined,
  onanimationstart: ({ attributes }) => /animation/i.test(attributes.style ?? ''),
}

/**
 * Returns whether HTML inserted into a page runs a script without user interaction: by a frame with a `javascript:` URL, or by an event
 * handler. Inserted script elements do not run.
 */
export function runsScript(markup: string): boolean {
  return elementsIn(markup).some((element) => {
    const { name, attributes } = element
    if (name === 'iframe' && attributes.sandbox === undefined) {
      if (attributes.srcdoc !== undefined) return /<script|\son\w+\s*=/i.test(attributes.srcdoc)
      if (scriptIn(attributes.src ?? '') !== null) return true
    }
    if (['embed', 'object'].includes(name) && scriptIn(attributes.src ?? attributes.data ?? '') !== null) return true
    return Object.entries(AUTOMATIC_EVENTS).some(
      ([handler, starts]) => (attributes[handler] ?? '').trim() !== '' && starts(element),
    )
  })
}

function isOneOf(wanted: ShownElement, element: ShownElement): boolean {
  if (element.name !== wanted.name) return false
  if (
    DISABLING_ATTRIBUTES.some(
      (name) => Object.hasOwn(element.attributes, name) && !Object.hasOwn(wanted.attributes, name),
    )
  )
    return false
  return Object.entries(wanted.attributes).every(
    ([name, value]) =>
      Object.hasOwn(element.attributes, name) &&
      normalizedValue(name, element.attributes[name]!) === normalizedValue(name, value),
  )
}

/** Normalizes the value of an attribute as browsers do. */
function normalizedValue(attribute: string, value: string): string {
  if (KEYWORD_ATTRIBUTES.has(attribute)) return value.trim().toLowerCase()
  if (!URL_ATTRIBUTES.has(attribute)) return value
  const script = scriptIn(value)
  if (script !== null) return `javascript:${script}`
  return URL.canParse(value) ? new URL(value).href : value.trim()
}

/** Returns the script of a `javascript:` URL without surrounding whitespace and semicolons; null for other URLs. */
function scriptIn(address: string): string | null {
  // The URL standard strips control characters and spaces around a URL, and tabs and line breaks within it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const [, script] = /^[\u0000-\u0020]*javascript:(.*)$/is.exec(address.replace(/[\t\r\n]/g, '')) ?? []
  if (script === undefined) return null
  try {
    return trimCode(decodeURIComponent(script))
  } catch {
    return script
  }
}

/** Removes surrounding whitespace and semicolons. */
function trimCode(code: string): string {
  return code.replace(/^[\s;]+|(?<![\s;])[\s;]+$/g, '')
}

/** Returns each element that a browser would create, with lower-case names and decoded values. */
function elementsIn(html: string): ShownElement[] {
  const found: ShownElement[] = []
  let inert = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (inert === 0) found.push({ name, attributes })
      if (INERT_ELEMENTS.has(name)) inert++
    },
    onclosetag: (name) => {
      if (INERT_ELEMENTS.has(name)) inert--
    },
  })
  parser.end(html)
  return found
}
