import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pieceCount, useBasket } from './basket.ts'
import styles from './basket-link.module.css'

/** More than this would not fit into the badge. */
const MOST_SHOWN = 99

/** Leads to the basket and says how many pieces are in it. For customers who are signed in. */
export function BasketLink() {
  const { t } = useTranslation()
  const { data } = useBasket()
  const count = pieceCount(data?.Products ?? [])
  return (
    <Link to="/basket" className={styles.link} aria-label={t('BASKET_WITH_COUNT', { count })}>
      <Icon name="basket" />
      {count !== 0 && <span className={styles.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>}
    </Link>
  )
}
