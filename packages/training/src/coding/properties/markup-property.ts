import type { MarkupProperty, ReadRows } from '@fruit/challenge-kit/property'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { markupAttacks } from './markup-payloads.ts'
import { type Compared, neutralized, type Violation } from './violation.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Elements that load or run something without an attribute. */
const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set(['script', 'iframe', 'frame', 'frameset', 'portal', 'fencedframe'])
/** Elements that load something when they have one of these attributes. */
const LOADING_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  applet: ['code', 'archive', 'object'],
  base: ['href'],
  embed: ['src'],
  link: ['href'],
  meta: ['http-equiv'],
  object: ['data', 'classid', 'codebase'],
}
/** URL schemes that run scripts, or open pages written by an attacker. */
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|livescript|data)$/
/** Attributes that never contain an address. */
const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set(['title', 'alt', 'class', 'id', 'lang', 'label', 'placeholder'])

/** Finds a text of a visitor that becomes active content of a page, or an honest text that is altered. */
export async function markupViolation(
  property: MarkupProperty,
  { own, safe }: Compared,
  read: ReadRows,
): Promise<Violation | null> {
  const render = async (text: string) => parseFragment((await own(text)) as string)
  for (const typed of new Set(markupAttacks())) {
    const tree = await render(typed)
    const act = findActiveContent(tree)
    const stray =
      act ??
      (property.keeps === 'text'
        ? findAdditional(elementsIn(tree), elementsIn(await render(neutralized(typed))), property.admits)
        : null)
    if (stray) return { kind: 'leaks', what: `what was typed becomes ${stray}`, request: property.request(typed) }
  }
  for (const text of await property.honest(read)) {
    const [shown, due] =
      property.keeps === 'text'
        ? [textOf(await render(text)), text]
        : [emphasisIn(await render(text)), emphasisIn(parseFragment(safe(text) as string))]
    if (shown !== due)
      return {
        kind: 'breaks',
        what: `it reads ${JSON.stringify(shown)}, where it should read ${JSON.stringify(due)}`,
        request: property.request(text),
      }
  }
  return null
}

/** Description of the first active content of a tree; null without one. */
function findActiveContent(root: Node): string | null {
  for (const element of all(root)) {
    const { tagName, attrs } = element
    const local = tagName.toLowerCase()
    if (ACTIVE_ELEMENTS.has(local)) return `an element \`${local}\``
    if (local === 'style' && textOf(element).trim() !== '') return 'a style sheet of their own'
    for (const { name, value } of attrs) {
      if (/^on/i.test(name)) return `a handler \`${name}\``
      if (name === 'srcdoc') return 'a page within the page'
      if (LOADING_ATTRIBUTES[local]?.includes(name)) return `an element \`${local}\` that loads something`
      if (!isText(name) && isScriptAddress(local, value)) return `an address that is a script (\`${name}\`)`
    }
  }
  return null
}

/** True when browsers do not use an attribute as an address. */
function isText(attribute: string): boolean {
  return TEXT_ATTRIBUTES.has(attribute) || /^(?:aria|data)-/.test(attribute)
}

/** True when a browser treats a text as the address of a script. `data:` addresses of pictures are harmless. */
function isScriptAddress(element: string, value: string): boolean {
  // Browsers ignore line breaks and tabs, and leading control characters and spaces.
  const scheme = /^[\0- ]*([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\t\n\r]/g, ''))?.[1]?.toLowerCase() ?? ''
  return SCRIPT_ADDRESS.test(scheme) && !(scheme === 'data' && element === 'img')
}

/**
 * Description of the first element or attribute that one list has more often than the other. @param admitted those that are
 * allowed
 */
function findAdditional(
  elements: readonly string[],
  calm: readonly string[],
  admitted: readonly string[] = [],
): string | null {
  const left = [...calm]
  for (const element of elements) {
    if (admitted.includes(element)) continue
    const at = left.indexOf(element)
    if (at < 0) return `an element \`${element}\``
    left.splice(at, 1)
  }
  return null
}

/** Each element with the names of its attributes. */
function elementsIn(root: Node): string[] {
  return [...all(root)].map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '))
}

/** Text with links and emphasis, in a normalized form. */
function emphasisIn(root: Node): string {
  const written = (node: Node): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value
    const inner = childrenOf(node).map(written).join('')
    if (!('tagName' in node)) return inner
    const href = node.tagName === 'a' ? (node.attrs.find(({ name }) => name === 'href')?.value ?? '') : ''
    return node.tagName === 'br' ? '<br>' : `<${node.tagName}${href && ` ${href}`}>${inner}</${node.tagName}>`
  }
  return written(root).trim()
}

function textOf(root: Node): string {
  if (root.nodeName === '#text') return (root as DefaultTreeAdapterMap['textNode']).value
  return childrenOf(root).map(textOf).join('')
}

function* all(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  for (const child of childrenOf(node)) yield* all(child)
}

/** The children of a node, including the content of a template. */
function childrenOf(node: Node): readonly Node[] {
  return [...('childNodes' in node ? node.childNodes : []), ...('content' in node ? node.content.childNodes : [])]
}
