import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useChangeQuery } from '../../lib/use-change-query.ts'
import { KINDS, ORDERS, type ProductOrder, readRange } from './range.ts'
import styles from './range-bar.module.css'

const CHIPS = [[null, 'PRODUCTS_OF_ALL_KINDS'], ...Object.entries(KINDS)] as const

/** Filters products by kind, and sorts them; both settings are stored in the address. */
export function RangeBar() {
  const { t } = useTranslation()
  const { kind, order } = readRange(useSearchParams()[0])
  const changeQuery = useChangeQuery()
  const change = (name: 'kind' | 'sort', value: string | null) =>
    changeQuery((query) => (value === null ? query.delete(name) : query.set(name, value)), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('PRODUCT_KINDS')}</legend>
        {CHIPS.map(([value, text]) => (
          <button
            key={text}
            type="button"
            className={styles.chip}
            aria-pressed={kind === value}
            onClick={() => change('kind', value)}
          >
            {t(text)}
          </button>
        ))}
      </fieldset>
      <label className={styles.order}>
        <span className="visually-hidden">{t('SORT_BY')}</span>
        <select value={order} onChange={({ target }) => change('sort', target.value === 'name' ? null : target.value)}>
          {(Object.keys(ORDERS) as ProductOrder[]).map((each) => (
            <option key={each} value={each}>
              {t(ORDERS[each])}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
