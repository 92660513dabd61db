import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import styles from './stars.module.css'

/** Maximum number of stars. */
export const MAX_STARS = 5

/** A given rating, in stars. @param count 0 to 5 */
export function Stars({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.stars} role="img" aria-label={t('STARS_OF', { count, most: MAX_STARS })}>
      <StarRow count={count} size={20} />
    </span>
  )
}

/** Five stars without text, of which the first `count` are filled. */
export function StarRow({ count, size }: { readonly count: number; readonly size: number }) {
  return Array.from({ length: MAX_STARS }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a star is known by its place alone
    <span key={index} className={index < count ? styles.full : styles.empty}>
      <Icon name="star" size={size} />
    </span>
  ))
}
