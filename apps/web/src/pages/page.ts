// Light or dark as it was chosen in the app, before the first paint: index.html and lib/color-mode.ts do the same.

const STORED_AS = 'color-mode'
const system = matchMedia('(prefers-color-scheme: dark)')

function follow(): void {
  const chosen = localStorage.getItem(STORED_AS)
  const auto = system.matches ? 'dark' : 'light'
  document.documentElement.dataset.mode = chosen === 'light' || chosen === 'dark' ? chosen : auto
}

follow()
system.addEventListener('change', follow)
