import { Parser } from 'htmlparser2'

/** Elements in which browsers take everything for text, or show nothing of it. */
const INERT: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'template',
  'xmp',
])

/** Attributes whose value is an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href'])
/** Attributes whose value is one of a few words, in any case. */
const KEYWORDS: ReadonlySet<string> = new Set(['allow', 'frameborder', 'loading', 'scrolling', 'target', 'type'])
/** Attributes by which a frame no longer does what its address says. */
const DISARMING: readonly string[] = ['srcdoc', 'sandbox']

/** Values of the attribute `type` with which an element holds JavaScript. */
const SCRIPT_TYPES = /^(?:\s*|module|(?:text|application)\/(?:java|ecma)script)$/i

/** An element that a browser would make: name and attributes as it understands them. */
export interface ShownElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * Whether HTML holds an element that was asked for, and as an element: not as text, as the value of an attribute, or
 * inside of a comment. How it is spelt does not matter: capitals, quotes, blanks, the order of attributes, and further
 * ones that leave it what it is.
 *
 * @param markup HTML as a browser is given it
 * @param written a start tag, such as a payload that tasks name, with or without something behind it. Where it is none,
 *   the markup has to hold it as it is written
 */
export function showsElement(markup: string, written: string): boolean {
  const [wanted] = elementsIn(written)
  if (wanted === undefined) return markup.includes(written)
  return elementsIn(markup).some((element) => isOneOf(wanted, element))
}

/**
 * Whether HTML holds an element whose address is this one, however the address is written.
 *
 * @param attribute such as `href`
 */
export function showsAddress(markup: string, attribute: string, address: string): boolean {
  const wanted = meaningOf(attribute, address)
  return elementsIn(markup).some(
    ({ attributes }) => attributes[attribute] !== undefined && meaningOf(attribute, attributes[attribute]) === wanted,
  )
}

/** Addresses of the pictures that a browser asks for by itself when it shows HTML. */
export function picturesIn(markup: string): string[] {
  return elementsIn(markup).flatMap(({ name, attributes: { src, poster } }) => {
    const address = name === 'video' ? poster : name === 'img' || name === 'input' ? src : undefined
    return address ?? []
  })
}

/**
 * Whether HTML that came with a page holds a script element with this code. Code from elsewhere, and elements that hold
 * data, are none.
 *
 * @param code as a script element would hold it; blanks and semicolons around it do not matter
 */
export function holdsScript(markup: string, code: string): boolean {
  return scriptsIn(markup).some((script) => withoutEdges(script) === withoutEdges(code))
}

/** The code of each script element that a browser would run where it stands. */
export function scriptsIn(markup: string): string[] {
  const found: string[] = []
  let inert = 0
  let code: string | null = null
  const parser = new Parser({
    onopentag: (name, { src, type = '' }) => {
      if (inert === 0 && name === 'script' && src === undefined && SCRIPT_TYPES.test(type)) code = ''
      if (INERT.has(name)) inert++
    },
    ontext: (text) => {
      if (code !== null) code += text
    },
    onclosetag: (name, implied) => {
      if (INERT.has(name)) inert--
      // A script that the page ends in never runs.
      if (name === 'script' && code !== null && !implied) found.push(code)
      if (name === 'script') code = null
    },
  })
  parser.end(markup)
  return found
}

/** Elements that load what their address names, and say so or that they failed. */
const LOADING: ReadonlySet<string> = new Set(['audio', 'embed', 'iframe', 'img', 'image', 'link', 'object', 'video'])
/** Elements that run a script of theirs without anybody's doing once they are put on a page, by their handlers. */
const SELF_STARTING: Readonly<Record<string, (element: ShownElement) => boolean>> = {
  onerror: ({ name, attributes }) =>
    LOADING.has(name) && ['src', 'data', 'href'].some((address) => attributes[address] !== undefined),
  onload: ({ name, attributes }) =>
    ['iframe', 'svg', 'style'].includes(name) || (LOADING.has(name) && attributes.src !== undefined),
  onloadstart: ({ name, attributes }) => ['audio', 'video'].includes(name) && attributes.src !== undefined,
  ontoggle: ({ name, attributes }) => name === 'details' && attributes.open !== undefined,
  onbegin: ({ name }) => ['animate', 'set', 'animatetransform', 'animatemotion'].includes(name),
  onfocus: ({ attributes }) => attributes.autofocus !== undefined,
  onanimationstart: ({ attributes }) => /animation/i.test(attributes.style ?? ''),
}

/**
 * Whether HTML that a page takes up runs a script without anybody's doing: by a frame whose address is a script, or by
 * a handler that the browser calls itself. Script elements do not run in HTML that is put on a page later.
 */
export function runsScript(markup: string): boolean {
  return elementsIn(markup).some((element) => {
    const { name, attributes } = element
    if (name === 'iframe' && attributes.sandbox === undefined) {
      if (attributes.srcdoc !== undefined) return /<script|\son\w+\s*=/i.test(attributes.srcdoc)
      if (scriptIn(attributes.src ?? '') !== null) return true
    }
    if (['embed', 'object'].includes(name) && scriptIn(attributes.src ?? attributes.data ?? '') !== null) return true
    return Object.entries(SELF_STARTING).some(
      ([handler, starts]) => (attributes[handler] ?? '').trim() !== '' && starts(element),
    )
  })
}

function isOneOf(wanted: ShownElement, element: ShownElement): boolean {
  if (element.name !== wanted.name) return false
  if (DISARMING.some((name) => Object.hasOwn(element.attributes, name) && !Object.hasOwn(wanted.attributes, name)))
    return false
  return Object.entries(wanted.attributes).every(
    ([name, value]) =>
      Object.hasOwn(element.attributes, name) && meaningOf(name, element.attributes[name]!) === meaningOf(name, value),
  )
}

/** What browsers understand by the value of an attribute. */
function meaningOf(attribute: string, value: string): string {
  if (KEYWORDS.has(attribute)) return value.trim().toLowerCase()
  if (!ADDRESSES.has(attribute)) return value
  const script = scriptIn(value)
  if (script !== null) return `javascript:${script}`
  return URL.canParse(value) ? new URL(value).href : value.trim()
}

/** The script of an address that is one, without blanks and semicolons around it; null for other addresses. */
function scriptIn(address: string): string | null {
  // As the URL standard has it: blanks and control characters around an address, and tabs and line ends in it, are nothing.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const [, script] = /^[\u0000-\u0020]*javascript:(.*)$/is.exec(address.replace(/[\t\r\n]/g, '')) ?? []
  if (script === undefined) return null
  try {
    return withoutEdges(decodeURIComponent(script))
  } catch {
    return script
  }
}

/** Code without blanks and semicolons around it. */
function withoutEdges(code: string): string {
  return code.replace(/^[\s;]+|(?<![\s;])[\s;]+$/g, '')
}

/** Each element that a browser would make, with names in lower case and values decoded. */
function elementsIn(html: string): ShownElement[] {
  const found: ShownElement[] = []
  let inert = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (inert === 0) found.push({ name, attributes })
      if (INERT.has(name)) inert++
    },
    onclosetag: (name) => {
      if (INERT.has(name)) inert--
    },
  })
  parser.end(html)
  return found
}
