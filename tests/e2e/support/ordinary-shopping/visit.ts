import { SCREENS } from '../../../../apps/web/src/app/screens.ts'
import { PASSWORD } from '../customer.ts'
import type { Stage } from '../stage.ts'
import { translatorFor } from '../words.ts'
import { keepTheBooks } from './as-accountant.ts'
import { becomeMember, keepAddressesAndCards, order, recycle } from './as-buyer.ts'
import { chat, complain, giveFeedback, reviewProducts, sharePhoto } from './as-member-of-the-community.ts'
import { dressUp, eraseData, lookAfterPrivacy } from './as-owner-of-an-account.ts'
import { chooseDark, chooseLanguage, followMenu, openWhatVisitorsMay, register, searchForThings } from './as-visitor.ts'
import { products, see, signIn, type Visitor } from './visitor.ts'

/** Screens without a link from any menu or page of an ordinary shopping visit. */
const OUT_OF_THE_WAY: readonly string[] = ['403']

/** Challenges that an ordinary shopping visit solves, because reading or finding a page is enough. */
export const MEANT_TO_BE_SOLVED: readonly string[] = ['privacyPolicyChallenge', 'scoreBoardChallenge']

/** Keys of the challenges that are solved in the world of a browser, sorted alphabetically. */
export async function solvedOn({ context, shop }: Stage): Promise<readonly string[]> {
  const answer = await context.request.get(`${shop.url}/api/Challenges?solved=true`)
  return ((await answer.json()).data as { key: string }[]).map(({ key }) => key).sort()
}

/**
 * An ordinary shopping visit to every screen of the shop: as a visitor, a customer, a deluxe member and an accountant.
 * It contains no attack, and only usual input.
 *
 * @param language that the visitor chooses in the menu
 * @returns route patterns of the screens that were not visited
 */
export async function ordinaryShopping(stage: Stage, language: string): Promise<readonly string[]> {
  const seen = watchScreens(stage)
  // Copies values of getters: the stage has another page in each test.
  const visitor: Visitor = {
    ...stage,
    shop: stage.shop,
    context: stage.context,
    page: stage.page,
    t: translatorFor(language),
  }
  await visitor.open('/')
  await products(visitor).waitFor()
  await chooseLanguage(visitor, language)
  await followMenu(visitor)
  await chooseDark(visitor)
  await searchForThings(visitor)
  await openWhatVisitorsMay(visitor)
  await register(visitor)
  await signIn(visitor, PASSWORD)
  await reviewProducts(visitor)
  await giveFeedback(visitor)
  await complain(visitor)
  await sharePhoto(visitor)
  await chat(visitor)
  await order(visitor)
  await recycle(visitor)
  await becomeMember(visitor)
  await keepAddressesAndCards(visitor)
  await dressUp(visitor)
  await lookAfterPrivacy(visitor)
  await visitTheChain(visitor)
  await followMenu(visitor)
  await train(visitor)
  await eraseData(visitor)
  await keepTheBooks(visitor)
  return SCREENS.map(({ path }) => path).filter((path) => !seen(path) && !OUT_OF_THE_WAY.includes(path))
}

/** Records the routes of the page. @returns whether a route pattern was visited */
function watchScreens({ page }: Stage): (pattern: string) => boolean {
  const paths = new Set<string>()
  page.on('framenavigated', (frame) => {
    const [, path] = /#\/([^?]*)/.exec(frame.url()) ?? []
    if (frame === page.mainFrame() && path !== undefined) paths.add(path)
  })
  return (pattern) => [...paths].some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path))
}

/** The web3 pages, which a photo, the wallet and the about page link to. No wallet is connected. */
async function visitTheChain(visitor: Visitor): Promise<void> {
  for (const path of ['/wallet-web3', '/juicy-nft', '/bee-haven']) await see(visitor, path)
}

/** The score board, the learning paths, a challenge, and code that is still locked. */
async function train(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await see(visitor, '/score-board')
  await see(visitor, '/training')
  await see(visitor, '/score-board-preview')
  await see(visitor, '/paths')
  await see(visitor, '/path/first-ninety-minutes')
  await see(visitor, '/challenge/loginAdminChallenge')
  await page.locator('main button').first().waitFor()
  await see(visitor, '/coding-challenge/loginAdminChallenge')
}
