import i18next, { type i18n } from 'i18next'

/** Texts of the shared components. The console is only in English. */
const TEXTS = {
  CANCEL: 'Cancel',
  CLOSE: 'Close',
  CLOSE_LABEL: 'X',
  CLOSE_MESSAGE: 'Close this message',
  HIDE_PASSWORD: 'Hide the passphrase',
  SHOW_PASSWORD: 'Show the passphrase',
} as const

export async function createTexts(): Promise<i18n> {
  const texts = i18next.createInstance()
  await texts.init({ lng: 'en', resources: { en: { translation: TEXTS } }, interpolation: { escapeValue: false } })
  return texts
}
