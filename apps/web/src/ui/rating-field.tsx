import { useTranslation } from 'react-i18next'
import styles from './rating-field.module.css'
import { MAX_STARS, StarRow } from './stars.tsx'

interface RatingFieldProps {
  readonly id: string
  readonly label: string
  /** 0: not rated yet. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/**
 * A star rating as a slider whose positions match the stars. Mouse, touch, keyboard and assistive technology work as
 * with any slider.
 */
export function RatingField({ id, label, value, onChange }: RatingFieldProps) {
  const { t } = useTranslation()
  const words = value === 0 ? t('NO_RATING_YET') : t('STARS_OF', { count: value, most: MAX_STARS })
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.frame}>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={0}
            max={MAX_STARS}
            step={1}
            value={value}
            aria-valuetext={words}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <div className={styles.stars} aria-hidden="true">
            <StarRow count={value} size={32} />
          </div>
        </div>
        <span className={styles.words} aria-hidden="true">
          {words}
        </span>
      </div>
    </div>
  )
}
