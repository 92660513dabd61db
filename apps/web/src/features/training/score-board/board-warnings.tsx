import { Button } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import type { BoardFiltersProps } from './board-filters.tsx'
import styles from './score-board-preview.module.css'

/** Reasons why the board may show fewer challenges than a player expects. */
export function BoardWarnings({ challenges, tier, filter, onChange }: BoardFiltersProps) {
  const { t } = useTranslation()
  const unavailable = challenges.filter((row) => row.disabledEnv !== null).length
  if (unavailable === 0 && tier === null) return null
  return (
    <div className={styles.warnings}>
      {tier !== null && <p className={styles.warning}>{t('TUTORIALS_FIRST')}</p>}
      {unavailable > 0 && (
        <div className={styles.warning}>
          <p>{t('UNAVAILABLE_COUNT', { count: unavailable })}</p>
          <Button
            look="quiet"
            onClick={() => onChange({ ...filter, showDisabledChallenges: !filter.showDisabledChallenges })}
          >
            {t(filter.showDisabledChallenges ? 'HIDE_UNAVAILABLE' : 'SHOW_THEM_TOO')}
          </Button>
        </div>
      )}
    </div>
  )
}
