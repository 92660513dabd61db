import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pieceCount, useBasket } from './basket.ts'
import styles from './basket-link.module.css'

/** Maximum number that fits into the badge. */
const MAX_SHOWN = 99

/** Link to the basket with the number of pieces, for logged-in customers. */
export function BasketLink() {
  const { t } = useTranslation()
  const { data } = useBasket()
  const count = pieceCount(data?.Products ?? [])
  return (
    <Link to="/basket" className={styles.link} aria-label={t('BASKET_WITH_COUNT', { count })}>
      <Icon name="basket" />
      {count !== 0 && <span className={styles.count}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>}
    </Link>
  )
}
