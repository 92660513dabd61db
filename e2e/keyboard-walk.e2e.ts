import { expect, test } from 'vitest'
import { SCREENS } from '../apps/web/src/app/screens.ts'
import { changeAtOnce } from './support/all-looks.ts'
import { fillBasket, newCustomer } from './support/customer.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
/** Every screen, though not quickly. */
const LONG = 600_000
const PHONE = { width: 390, height: 700 }

/** Something that can have the focus and is not as it should be. */
interface Fault {
  readonly screen: string
  readonly stop: string
  readonly why: string
}

/** An address of every screen. */
function addresses({ addressId }: { readonly addressId: number }): readonly string[] {
  const values = { key: 'loginAdminChallenge', entity: 'shop', id: '1', addressId: String(addressId) }
  const filled = SCREENS.map(({ path }) => path.replace(/:(\w+)/g, (_, name: keyof typeof values) => values[name]))
  return ['search', 'search?q=apple', 'score-board', 'no-such-screen', 'path/injection', ...filled]
}

/**
 * Puts the focus on everything on the page that Tab stops at, one after the other, and looks where it is then.
 *
 * @param asked `contrast`: what shows the focus stands out from what is around it by 3:1. Colours of the visitor's own
 *   choice always do: with them a ring is enough.
 */
function walk(asked: { readonly contrast: boolean }): Omit<Fault, 'screen'>[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  canvas.canvas.width = canvas.canvas.height = 1
  const rgba = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (color: readonly number[]) => {
    const [red, green, blue] = color.slice(0, 3).map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  /** What a ring around an element is seen against: the ground that its parent lies on. */
  const groundOf = (element: Element): number[] => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const color = rgba(getComputedStyle(each).backgroundColor)
      if (color[3] === 255) return color
    }
    return rgba('white')
  }
  const ringOf = (element: HTMLElement) => {
    const drawn = [element, element.nextElementSibling, ...parentsOf(element).slice(0, 4)]
    return drawn.find((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
  }
  const parentsOf = (element: Element): Element[] => {
    const found: Element[] = []
    for (let each = element.parentElement; each; each = each.parentElement) found.push(each)
    return found
  }
  const isCovered = (element: HTMLElement): string | null => {
    const box = element.getBoundingClientRect()
    // What is read aloud alone has no place.
    if (box.width < 2 || box.height < 2) return null
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
    const coverAt = (y: number): string | null => {
      if (y < 0 || y > innerHeight) return 'is out of sight'
      const above = document.elementFromPoint(x, y)
      if (!above || element.contains(above) || above.contains(element)) return null
      return element.closest('label, article')?.contains(above) ? null : `lies below ${above.outerHTML.slice(0, 80)}`
    }
    // What is higher than the room between bar and messages is seen in part.
    const edges = [coverAt(box.top + 2), coverAt(box.bottom - 2)]
    return box.height > 80 && edges.includes(null) ? null : (edges.find((edge) => edge !== null) ?? null)
  }
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [hidden]), select, textarea, [tabindex="0"]',
    ),
  ].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
  )
  const faults: { stop: string; why: string }[] = []
  for (const stop of stops) {
    // The next group of radio buttons takes the focus of all of its own.
    stop.focus()
    if (document.activeElement !== stop) continue
    const tell = (why: string) => faults.push({ stop: stop.outerHTML.slice(0, 120), why })
    const covered = isCovered(stop)
    if (covered) tell(covered)
    const ring = ringOf(stop)
    if (!ring) tell('has no ring')
    else if (asked.contrast) {
      const { outlineColor } = getComputedStyle(ring)
      const [dark, light] = [luminance(rgba(outlineColor)), luminance(groundOf(ring))].sort((a, b) => a - b)
      const ratio = (light! + 0.05) / (dark! + 0.05)
      if (ratio < 3) tell(`has a ring of ${ratio.toFixed(1)}:1`)
    }
  }
  return stops.length === 0 ? [{ stop: '', why: 'is empty' }] : faults
}

/** Doubles the size of all text, and looks what sticks out of the page at its side then. */
function widen(): Omit<Fault, 'screen'>[] {
  const root = document.documentElement
  root.style.fontSize = '200%'
  const isWider = root.scrollWidth > innerWidth
  const widest = [...document.querySelectorAll('header *, main *, footer *')].findLast(
    (each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('nav'),
  )
  root.style.fontSize = ''
  return isWider ? [{ stop: widest?.outerHTML.slice(0, 120) ?? '', why: 'sticks out at the side' }] : []
}

/** Walks over every screen. @param looks finds the faults of the one that is open */
async function walkAll(screens: readonly string[], looks: () => Promise<Omit<Fault, 'screen'>[]>): Promise<Fault[]> {
  const { page } = stage
  const found: Fault[] = []
  for (const screen of screens) {
    await stage.open(`/${screen}`)
    const arrived = page.locator('main[aria-busy=false]:has(h1)').filter({ hasNotText: english('LOADING') })
    await arrived.waitFor()
    // Browsers draw rings for those who use keys.
    await page.keyboard.press('Tab')
    found.push(...(await looks()).map((fault) => ({ screen, ...fault })))
  }
  return found
}

test(
  'wherever Tab stops, it is seen: nothing that has the focus lies below bar and notices, in any colours; nor does text of twice the size push a screen sideways',
  async () => {
    const { page, context, shop } = stage
    const customer = await newCustomer(stage, 'walker')
    await fillBasket(customer, { 1: 1 })
    await customer.enter()
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    const screens = addresses(customer)
    await stage.open('/search')
    await changeAtOnce(page)
    await page.getByRole('region', { name: english('COOKIES') }).waitFor()
    await context.request.get(`${shop.url}/assets/public/images/padding/1px.png`, { failOnStatusCode: true })
    await context.request.get(`${shop.url}/ftp/acquisitions.md`, { failOnStatusCode: true })
    const more = page.getByRole('button', { name: 'more, close all' })
    await more.waitFor()
    expect(await walkAll(screens, () => page.evaluate(walk, { contrast: true }))).toEqual([])

    await more.click()
    await page
      .getByRole('region', { name: english('COOKIES') })
      .getByRole('button')
      .click()
    await page.emulateMedia({ forcedColors: 'active' })
    const looks = async () => [...(await page.evaluate(walk, { contrast: false })), ...(await page.evaluate(widen))]
    // Every run looks at each third screen so, `npm run test:full` at all.
    const some = process.env.TEST_SOAKS ? screens : screens.filter((_screen, place) => place % 3 === 0)
    expect(await walkAll(some, looks)).toEqual([])
  },
  LONG,
)
