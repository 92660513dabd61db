import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8')

/** The allowed values of the setting application.theme. */
const THEMES = [
  'bluegrey-lightgreen',
  'blue-lightblue',
  'deeppurple-amber',
  'indigo-pink',
  'pink-bluegrey',
  'purple-green',
  'deeporange-indigo',
  'lime-green',
  'neon-fire',
]

const GROUNDS = ['background', 'surface', 'surface-raised']
const WORDS = ['text', 'text-muted', 'primary', 'danger', 'success', 'warning']
const CONTROLS = ['border-strong', 'focus']
const FILLS = ['primary', 'accent', 'danger', 'success', 'warning']

/** The colours of a rule, by role. */
function colorsOf(selector: string): Map<string, string> {
  const rule = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].find(([, heads]) =>
    heads!
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .some((head) => head.trim() === selector),
  )
  if (!rule) throw new Error(`no rule for ${selector}`)
  return new Map(
    [...rule[2]!.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, role, value]) => [role!, value!]),
  )
}

/** Relative luminance of #rrggbb, 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

describe.each(
  THEMES.flatMap((theme) => [
    [`.${theme}-theme`, theme, 'light'],
    [`[data-mode="dark"] .${theme}-theme`, theme, 'dark'],
  ]),
)('%s', (selector, _theme, mode) => {
  const colors = colorsOf(selector)
  const value = (role: string) => colors.get(role) ?? 'missing'

  it('has every colour of the first theme', () => {
    expect([...colors.keys()]).toEqual([...colorsOf(`.${THEMES[0]}-theme`).keys()])
  })

  /** Pairs with too little contrast, with their ratio. */
  const tooClose = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(value(front), value(back)) }))
      .filter(({ ratio }) => !(ratio >= least))

  it('has readable text on every background', () => {
    expect(
      tooClose(
        GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground] as const)),
        4.5,
      ),
    ).toEqual([])
  })

  it('has readable text on every fill', () => {
    expect(
      tooClose(
        FILLS.map((fill) => [`on-${fill}`, fill] as const),
        4.5,
      ),
    ).toEqual([])
  })

  it('has visible borders of controls and focus rings on every background', () => {
    expect(
      tooClose(
        GROUNDS.flatMap((ground) => CONTROLS.map((control) => [control, ground] as const)),
        3,
      ),
    ).toEqual([])
  })

  it('is light or dark as its mode says', () => {
    const darker = luminance(value('background')) < luminance(value('text'))
    expect(darker).toBe(mode === 'dark')
  })
})
