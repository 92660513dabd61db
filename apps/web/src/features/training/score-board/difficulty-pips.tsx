import { useTranslation } from 'react-i18next'
import styles from './difficulty-pips.module.css'

/** Difficulty as filled and empty pips. */
export function DifficultyPips({ difficulty }: { readonly difficulty: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.pips} role="img" aria-label={t('DIFFICULTY_N', { number: difficulty })}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <span key={index} className={styles.pip} data-on={index < difficulty || undefined} />
      ))}
    </span>
  )
}
