// Applies the color mode of the app before the first paint, like index.html and lib/color-mode.ts.

const STORAGE_KEY = 'color-mode'
const system = matchMedia('(prefers-color-scheme: dark)')

function applyColorMode(): void {
  const chosen = localStorage.getItem(STORAGE_KEY)
  const auto = system.matches ? 'dark' : 'light'
  document.documentElement.dataset.mode = chosen === 'light' || chosen === 'dark' ? chosen : auto
}

applyColorMode()
system.addEventListener('change', applyColorMode)

// A form cannot submit to a hash address, where the search screen is.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (form.dataset.search === undefined) return
  event.preventDefault()
  const term = new FormData(form).get('q')?.toString().trim() ?? ''
  location.href = `${form.action}#/search${term === '' ? '' : `?${new URLSearchParams({ q: term })}`}`
})

/** A year: apps/web/src/lib/i18n.ts. */
const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60

// Sets the same cookie as the app. The page may be the response to a form: a reload would send the form again.
document.addEventListener('click', ({ target }) => {
  const choice = (target as Element).closest<HTMLElement>('[data-language]')
  const path = choice?.closest<HTMLElement>('[data-languages]')?.dataset.languages
  if (!choice || !path) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `language=${choice.dataset.language}; max-age=${LANGUAGE_COOKIE_SECONDS}; path=${path}`
  location.replace(location.pathname + location.search)
})

/** Closes the menu as the app does: by Escape, and by a click elsewhere. */
function closeMenus(beside: Node | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]'))
    if (!beside || !menu.contains(beside)) menu.open = false
}

document.addEventListener('click', ({ target }) => closeMenus(target as Node))
document.addEventListener('keydown', ({ key }) => {
  const menu = document.querySelector<HTMLElement>('details.menu[open]')
  if (key !== 'Escape' || !menu) return
  closeMenus(null)
  menu.querySelector('summary')?.focus()
})

// In the row on a phone, the current entry may be out of view.
document.addEventListener('DOMContentLoaded', () => {
  const here = document.querySelector<HTMLElement>('.accountList [aria-current]')
  const row = here?.closest('nav')
  if (here && row) row.scrollLeft = here.offsetLeft - row.clientWidth / 2 + here.clientWidth / 2
})
