import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { TrackingPixel } from '../../ui/tracking-pixel.tsx'
import styles from './token-sale-screen.module.css'

const QUESTIONS = [
  ['TOKEN_FAQ_WHAT', 'TOKEN_FAQ_WHAT_ANSWER'],
  ['TOKEN_FAQ_WORTH', 'TOKEN_FAQ_WORTH_ANSWER'],
  ['TOKEN_FAQ_SUPPLY', 'TOKEN_FAQ_SUPPLY_ANSWER'],
  ['TOKEN_FAQ_SECRET', 'TOKEN_FAQ_SECRET_ANSWER'],
] as const

/**
 * The secret sale of the shop's own coin.
 *
 * @param unlistedPath the path that opened it although no menu links to it
 */
export function TokenSaleScreen({ unlistedPath }: { readonly unlistedPath: string }) {
  const { t } = useTranslation()
  const { base } = useServices()
  const { altcoinName } = useConfiguration().application
  const coin = { altcoin: altcoinName }
  const papers = [
    { text: t('WHITEPAPER_LONG'), file: 'whitepaper.txt' },
    { text: t('WHITEPAPER_SHORT'), file: 'whitepaper-short.txt' },
  ]
  return (
    <div className={styles.screen}>
      <TrackingPixel base={base} file="56px.png" path={unlistedPath} />
      <header className={styles.header}>
        <p className={styles.kicker}>{t('TOKEN_SALE_KICKER')}</p>
        <h1 className={`${styles.title} heading`}>{t('TOKEN_SALE_HEADING', coin)}</h1>
        <p>{t('TOKEN_SALE_PITCH', coin)}</p>
        <ul className={styles.papers} aria-label={t('WHITEPAPERS')}>
          {papers.map(({ text, file }) => (
            <li key={file}>
              <a
                href={new URL(`assets/public/token-sale/${file}`, base).href}
                className={buttonClass('outline')}
                target="_blank"
                rel="noopener"
              >
                <Icon name="document" size={20} />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <section className={styles.faq} aria-labelledby="token-faq">
        <h2 id="token-faq">{t('TOKEN_FAQ')}</h2>
        {QUESTIONS.map(([question, answer]) => (
          <details key={question}>
            <summary>{t(question, coin)}</summary>
            <p>{t(answer, coin)}</p>
          </details>
        ))}
      </section>
    </div>
  )
}
