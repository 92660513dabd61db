import { INK } from '../drawing/color.ts'
import { lettering } from '../drawing/lettering.ts'
import { mark } from '../drawing/mark.ts'
import { n } from '../drawing/shape.ts'

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`

/** Colours of the mark on dark backgrounds. */
const ON_DARK = { fruit: '#e8606a', leaf: INK.pear, words: INK.cream }

const NAME = lettering('Forbidden Fruit', 58, -0.4)

/** The mark with the name beside it. `words` is the attribute with the colour of the name. */
function wordmark(fruit: string, leaf: string, words: string, head = ''): string {
  const name = `<path ${words} transform="translate(114 79)" d="${NAME.d}"/>`
  return svg(
    `0 0 ${n(Math.ceil(NAME.width + 122))} 104`,
    `<title>Forbidden Fruit</title>${head}<g transform="translate(4 5)">${mark(fruit, leaf)}</g>${name}`,
  )
}

/** The files of the brand, by name. */
export const BRAND: Record<string, () => string> = {
  // The name follows the colour scheme of the embedding page, if the browser passes it on.
  logo: () =>
    wordmark(
      INK.pomegranate,
      INK.leaf,
      'class="name"',
      `<style>.name{fill:${INK.ink}}@media(prefers-color-scheme:dark){.name{fill:${INK.cream}}}</style>`,
    ),
  'logo-on-dark': () => wordmark(ON_DARK.fruit, ON_DARK.leaf, `fill="${ON_DARK.words}"`),
  mark: () => svg('2 -4 96 102', mark()),
  'mark-on-dark': () => svg('2 -4 96 102', mark(ON_DARK.fruit, ON_DARK.leaf)),
  favicon: () => svg('4 -3 96 99', mark('#c8283f', '#6aa548')),
  'touch-icon': () =>
    svg('0 0 140 140', `<path fill="${INK.cream}" d="M0 0h140v140H0z"/><g transform="translate(20 23)">${mark()}</g>`),
}
