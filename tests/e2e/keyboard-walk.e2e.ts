import { expect, test } from 'vitest'
import { SCREENS } from '../../apps/web/src/app/screens.ts'
import { disableTransitions } from './support/all-appearances.ts'
import { fillBasket, newCustomer } from './support/customer.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
/** All screens take this long at most, in milliseconds. */
const TIMEOUT_MS = 600_000
const PHONE = { width: 390, height: 700 }

/** A focusable element with a problem. */
interface Fault {
  readonly screen: string
  readonly stop: string
  readonly why: string
}

/** One address per screen. */
function addresses({ addressId }: { readonly addressId: number }): readonly string[] {
  const values = { key: 'loginAdminChallenge', entity: 'shop', id: '1', addressId: String(addressId) }
  const filled = SCREENS.map(({ path }) => path.replace(/:(\w+)/g, (_, name: keyof typeof values) => values[name]))
  return ['search', 'search?q=apple', 'score-board', 'no-such-screen', 'path/injection', ...filled]
}

/**
 * Focuses each tab stop of the page and checks its visibility and focus ring.
 *
 * @param asked `contrast`: also check that the ring has a contrast of 3:1 to its surroundings. Forced colours always
 * have enough contrast, so there the ring must only exist.
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
  /** The background behind the focus ring of an element: the first opaque one among its parents. */
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
    // Elements for screen readers only have no visible position.
    if (box.width < 2 || box.height < 2) return null
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
    const coverAt = (y: number): string | null => {
      if (y < 0 || y > innerHeight) return 'is out of view'
      const above = document.elementFromPoint(x, y)
      if (!above || element.contains(above) || above.contains(element)) return null
      return element.closest('label, article')?.contains(above) ? null : `is covered by ${above.outerHTML.slice(0, 80)}`
    }
    // An element taller than the space between header and notifications is only partly visible.
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
    // In a radio group, focus may move to the checked button.
    stop.focus()
    if (document.activeElement !== stop) continue
    const tell = (why: string) => faults.push({ stop: stop.outerHTML.slice(0, 120), why })
    const covered = isCovered(stop)
    if (covered) tell(covered)
    const ring = ringOf(stop)
    if (!ring) tell('has no focus ring')
    else if (asked.contrast) {
      const { outlineColor } = getComputedStyle(ring)
      const [dark, light] = [luminance(rgba(outlineColor)), luminance(groundOf(ring))].sort((a, b) => a - b)
      const ratio = (light! + 0.05) / (dark! + 0.05)
      if (ratio < 3) tell(`has a focus ring with contrast ${ratio.toFixed(1)}:1`)
    }
  }
  return stops.length === 0 ? [{ stop: '', why: 'is empty' }] : faults
}

/** Doubles the font size and looks for content wider than the window. */
function widen(): Omit<Fault, 'screen'>[] {
  const root = document.documentElement
  root.style.fontSize = '200%'
  const isWider = root.scrollWidth > innerWidth
  const widest = [...document.querySelectorAll('header *, main *, footer *')].findLast(
    (each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('nav'),
  )
  root.style.fontSize = ''
  return isWider ? [{ stop: widest?.outerHTML.slice(0, 120) ?? '', why: 'overflows at the side' }] : []
}

/** Visits each screen. @param looks returns the faults of the open screen */
async function walkAll(screens: readonly string[], looks: () => Promise<Omit<Fault, 'screen'>[]>): Promise<Fault[]> {
  const { page } = stage
  const found: Fault[] = []
  for (const screen of screens) {
    await stage.open(`/${screen}`)
    const arrived = page.locator('main[aria-busy=false]:has(h1)').filter({ hasNotText: english('LOADING') })
    await arrived.waitFor()
    // Browsers draw focus rings only after keyboard input.
    await page.keyboard.press('Tab')
    found.push(...(await looks()).map((fault) => ({ screen, ...fault })))
  }
  return found
}

test(
  'each tab stop is visible, not covered by header or notifications, and has a focus ring in all colour schemes; text of 200% causes no sideways scrolling',
  async () => {
    const { page, context, shop } = stage
    const customer = await newCustomer(stage, 'walker')
    await fillBasket(customer, { 1: 1 })
    await customer.logInOnPage()
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    const screens = addresses(customer)
    await stage.open('/search')
    await disableTransitions(page)
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
    // Normal runs check every third screen in forced colours, `npm run test:full` all of them.
    const some = process.env.TEST_SOAKS ? screens : screens.filter((_screen, place) => place % 3 === 0)
    expect(await walkAll(some, looks)).toEqual([])
  },
  TIMEOUT_MS,
)
