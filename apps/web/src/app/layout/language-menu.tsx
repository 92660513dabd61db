import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_COOKIE_SECONDS, localeOf } from '../../lib/i18n.ts'
import { invalidate } from '../../lib/query-client.ts'
import { useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import type { OpenMenuProps } from '../../ui/menu-button.tsx'
import { MenuChoice, MenuNote, PopupMenu } from '../../ui/popup-menu.tsx'
import styles from './language-menu.module.css'

/** Languages with more translated texts than this count as complete, in percent. */
const COMPLETE_ABOVE = 70

/** Menu of the shop's languages. */
export function LanguageMenu(props: OpenMenuProps) {
  const { t, i18n } = useTranslation()
  const { cookies, live, snackbars, texts } = useServices()
  const queries = useQueryClient()
  const languages = useShopQuery(['languages'], (call) => call('GET /rest/languages'))

  const choose = async (key: string) => {
    const language = languages.data?.find((each) => each.key === key)
    if (!language) return
    try {
      if (!(await texts.changeLanguage(key))) return
    } catch (error) {
      console.error(error)
      return snackbars.show('error', t('LANGUAGES_FAILED'))
    }
    cookies.set('language', key, LANGUAGE_COOKIE_SECONDS)
    // The shop translates its own texts, such as those of products, according to that cookie.
    live.reconnect()
    await invalidate(queries, [])
    const complete = language.percentage > COMPLETE_ABOVE
    const values = { language: language.lang, percentage: language.percentage }
    snackbars.show(
      complete ? 'confirmation' : 'error',
      // In the new language: `t` still returns the old one here.
      i18n.t(complete ? 'LANGUAGE_CHANGED' : 'LANGUAGE_CHANGED_PARTLY', values),
    )
  }

  return (
    <PopupMenu {...props} label={t('LANGUAGE')}>
      {languages.isPending && <MenuNote>{t('LOADING')}</MenuNote>}
      {languages.isError && <MenuNote>{t('LANGUAGES_FAILED')}</MenuNote>}
      {languages.data && (
        <MenuChoice
          value={i18n.language}
          onChange={choose}
          options={languages.data.map(({ key, lang, percentage }) => ({
            value: key,
            label: (
              <span className={styles.language}>
                {lang}
                <LanguageGauge percentage={percentage} />
              </span>
            ),
            lang: localeOf(key),
          }))}
        />
      )}
    </PopupMenu>
  )
}

/** Share of the texts that are translated; renders nothing at 100 percent. */
function LanguageGauge({ percentage }: { readonly percentage: number }) {
  if (percentage === 100) return null
  return (
    <>
      <meter className={styles.gauge} min={0} max={100} value={percentage} aria-hidden="true" />
      <span className={styles.percentage}>{percentage}%</span>
    </>
  )
}
