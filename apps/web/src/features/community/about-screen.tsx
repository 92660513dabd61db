import { Button, buttonClass } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { Drawing } from '../../ui/drawing.tsx'
import styles from './about-screen.module.css'
import { FeedbackCarousel } from './feedback-carousel.tsx'
import { socialLinks } from './social-links.ts'

/** The page about the shop: its owners, customers' feedback, and social links. */
export function AboutScreen() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { name, social } = useConfiguration().application
  const links = socialLinks(social)
  const feedback = useShopQuery(['feedback'], async (call) => (await call('GET /api/Feedbacks')).data)
  return (
    <div className={styles.screen}>
      <h1 className="heading">{t('TITLE_ABOUT')}</h1>
      <section className={styles.text} aria-labelledby="about-us">
        <Drawing name="about" className={styles.picture} />
        <h2 id="about-us">{t('ABOUT_HISTORY')}</h2>
        <p>{t('ABOUT_PLANTED', { name })}</p>
        <p>{t('ABOUT_PRESSED')}</p>
        <p>{t('ABOUT_WORMS')}</p>
        <p>
          <a href={new URL('ftp/legal.md', base).href} target="_blank" rel="noopener">
            {t('ABOUT_LEGAL')}
          </a>
        </p>
        <p>
          <a href={new URL('internet', base).href}>{t('ABOUT_OUTSIDE')}</a>
        </p>
      </section>
      <div className={styles.part}>
        <h2>{t('CUSTOMER_FEEDBACK')}</h2>
        {feedback.isPending && (
          <p className={styles.waiting} role="status">
            {t('LOADING')}
          </p>
        )}
        {feedback.isError && (
          <div className="error" role="alert">
            <p>{errorText(feedback.error, t)}</p>
            <Button onClick={() => feedback.refetch()}>{t('TRY_AGAIN')}</Button>
          </div>
        )}
        {feedback.isSuccess && <FeedbackCarousel feedback={feedback.data} />}
        <p>
          <Link to="/contact">{t('GIVE_FEEDBACK')}</Link>
        </p>
      </div>
      {links.length > 0 && (
        <section className={styles.part} aria-labelledby="about-social">
          <h2 id="about-social">{t('FOLLOW_US')}</h2>
          <ul className={styles.social}>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className={buttonClass('outline')} target="_blank" rel="noopener noreferrer">
                  {typeof name === 'string' ? name : t(name.text)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
