import { LANGUAGES } from '@fruit/contracts/languages'
import { ICON_PATHS, type IconName } from '@fruit/isomorphic/look/icon-paths'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { messageWith } from '@fruit/world/texts/texts'
import { addressOf, type PageVisitor } from './page-address.ts'
import { headerLinks } from './page-ways.ts'
import { type PageTranslator, pageTranslator } from './page-words.ts'

/** Links of a menu: path below the shop's base path, icon, and text as HTML. */
type Links = readonly (readonly [path: string, icon: IconName, text: string])[]

/** The header of a page, as on each screen of the app (apps/web/src/app/layout/top-bar.tsx). */
export function pageHeader(visitor: PageVisitor): string {
  const { name, logo } = visitor.world.configuration.application
  const { say } = pageTranslator(visitor)
  const at = (path: string) => escapeHtml(addressOf(visitor.world, path))
  const isCustomer = Boolean(visitor.session)
  const iconLink = (path: string, icon: IconName, label: string) =>
    `<a class="icon" href="${at(path)}" aria-label="${label}">${drawing(icon)}</a>`
  return `<a class="skip" href="#main">${say('Skip to content')}</a>
<header class="bar">
<details class="menu"><summary class="icon" aria-label="${say('Open menu')}">${drawing('menu')}</summary>
<nav aria-label="${say('Main menu')}"><ul>${list(visitor, mainLinks(visitor))}</ul></nav></details>
<a class="home" href="${at('/')}" aria-label="${escapeHtml(name)}"><img class="mark" src="${pictureAt(visitor, 'images/', logo)}" alt="" width="40" height="40"><span class="name">${escapeHtml(name)}</span></a>
<search class="search"><form action="${at('/')}" data-search><label for="searchQuery" class="visually-hidden">${say('Search')}</label><input id="searchQuery" name="q" type="search" enterkeyhint="search" autocomplete="off" placeholder="${say('Search for fruit')}"><button type="submit" class="searchButton" aria-label="${say('Search')}">${drawing('search')}</button></form></search>
<div class="menus">${trainingLinks(visitor)}${languageMenu(visitor)}${
    isCustomer
      ? `${iconLink('/profile', 'account', say('Account'))}${iconLink('/#/basket', 'basket', say('Your basket'))}`
      : iconLink('/#/login', 'login', say('Log in'))
  }</div>
</header>`
}

/** The footer of a page, as on each screen of the app (apps/web/src/app/layout/footer.tsx). */
export function pageFooter(visitor: PageVisitor): string {
  const { name } = visitor.world.configuration.application
  const { say } = pageTranslator(visitor)
  const link = (path: string, text: string) =>
    `<li><a href="${escapeHtml(addressOf(visitor.world, path))}">${text}</a></li>`
  return `<footer class="footer">
<p>${say(messageWith('{{name}}. Pressed fresh, with every worm left in.', { name }))}</p>
<nav aria-label="${say('About this shop')}"><ul class="links">${[
    link('/#/about', say('About us')),
    link('/#/contact', say('Customer feedback')),
    link('/#/privacy-security/privacy-policy', say('Privacy policy')),
    link('/ftp/legal.md', say('Terms of use')),
  ].join('')}</ul></nav>
</footer>`
}

/**
 * A page of the account with the account navigation beside it, as in the app
 * (apps/web/src/app/layout/account-frame.tsx).
 *
 * @param here path of the page
 * @param content HTML
 */
export function accountFrame(visitor: PageVisitor, { say }: PageTranslator, here: string, content: string): string {
  const group = (title: string, links: Links) =>
    `<section><h2>${title}</h2><ul>${list(visitor, links, here)}</ul></section>`
  return `<div class="accountFrame">
<nav class="accountList" aria-label="${say('Account')}">
<ul>${list(visitor, [['/profile', 'account', say('Your profile')]], here)}</ul>
${group(say('Orders & payment'), [
  ['/#/order-history', 'packing', say('Order history')],
  ['/#/recycle', 'recycle', say('Recycle')],
  ['/#/address/saved', 'place', say('Your addresses')],
  ['/#/saved-payment-methods', 'card', say('Your cards')],
  ['/#/wallet', 'wallet', say('Your wallet')],
])}
${group(say('Privacy & security'), [
  ['/#/privacy-security/privacy-policy', 'document', say('Privacy policy')],
  ['/#/privacy-security/data-export', 'download', say('Export my data')],
  ['/dataerasure', 'trash', say('Erase my data')],
  ['/#/privacy-security/change-password', 'key', say('Change password')],
  ['/#/privacy-security/two-factor-authentication', 'phone', say('Two-factor authentication')],
  ['/#/privacy-security/last-login-ip', 'place', say('Last login IP')],
])}
</nav>
<div class="accountContent">
${content}
</div>
</div>`
}

/** The URL of a picture, of the shop or external, escaped for an attribute. */
export function pictureAt({ world }: Pick<PageVisitor, 'world'>, folder: string, file: string): string {
  return escapeHtml(/^https?:/.test(file) ? file : addressOf(world, `/assets/public/${folder}${file}`))
}

/** Links of the training layer, as in apps/web/src/features/training/notifications/trophy-link.tsx. */
function trainingLinks({ world, language }: PageVisitor): string {
  const { say } = pageTranslator({ language })
  const all = world.state?.(headerLinks).current() ?? []
  return all
    .map(
      ({ path, icon, label, text }) =>
        `<a class="trophy" href="${escapeHtml(addressOf(world, path))}" aria-label="${say(label)}">${drawing(icon)}<span class="trophyCount">${escapeHtml(text)}</span></a>`,
    )
    .join('')
}

/** The language menu, as in the app's header. apps/web/src/pages/page.ts writes the cookie. */
function languageMenu({ world, language }: PageVisitor): string {
  const words = pageTranslator({ language })
  const choices = LANGUAGES.map(({ key, lang }) => {
    const tag = key.replace('_', '-')
    const current = tag === words.language ? ' aria-current="true"' : ''
    return `<li><button type="button" data-language="${key}" lang="${tag}"${current}>${lang}</button></li>`
  })
  const label = words.say('Language selection menu')
  return `<details class="menu ending"><summary class="icon" aria-label="${label}">${drawing('globe')}</summary>
<nav aria-label="${label}"><ul data-languages="${escapeHtml(addressOf(world, '/'))}">${choices.join('')}</ul></nav></details>`
}

function mainLinks(visitor: PageVisitor): Links {
  const { say } = pageTranslator(visitor)
  const ofCustomers: Links = [
    ['/#/basket', 'basket', say('Your basket')],
    ['/#/complain', 'complaint', say('Complaint')],
    ['/#/chatbot', 'chat', say('Support chat')],
    ['/#/deluxe-membership', 'star', say('Deluxe membership')],
  ]
  return [
    ['/#/search', 'search', say('Back to the shop')],
    ...(visitor.session ? ofCustomers : []),
    ['/#/contact', 'feedback', say('Customer feedback')],
    ['/#/about', 'about', say('About us')],
    ['/#/photo-wall', 'photo', say('Photo wall')],
    ['/internet', 'external', say('The small internet')],
  ]
}

function list({ world }: PageVisitor, links: Links, here?: string): string {
  return links
    .map(([path, icon, text]) => {
      const current = path === here ? ' aria-current="page"' : ''
      return `<li><a href="${escapeHtml(addressOf(world, path))}"${current}>${drawing(icon, 20)}${text}</a></li>`
    })
    .join('')
}

/** Same drawing as in packages/look/src/icon.tsx. */
function drawing(icon: IconName, size = 24): string {
  return `<svg aria-hidden="true" viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${ICON_PATHS[icon]}"/></svg>`
}
