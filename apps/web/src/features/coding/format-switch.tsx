import { useTranslation } from 'react-i18next'
import styles from './coding-challenge.module.css'
import type { DifferenceFormat } from './difference-format.ts'

const FORMATS = [
  { format: 'LineByLine', text: 'LINE_BY_LINE' },
  { format: 'SideBySide', text: 'SIDE_BY_SIDE' },
] as const satisfies readonly { format: DifferenceFormat; text: string }[]

interface FormatSwitchProps {
  readonly format: DifferenceFormat
  readonly onChange: (format: DifferenceFormat) => void
}

/** Switch between the formats of a difference. */
export function FormatSwitch({ format, onChange }: FormatSwitchProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.formats}>
      <legend className="visually-hidden">{t('DIFFERENCE_FORMAT')}</legend>
      {FORMATS.map((each) => (
        <label key={each.format} className={styles.format}>
          <input
            type="radio"
            name="format"
            value={each.format}
            checked={each.format === format}
            onChange={() => onChange(each.format)}
          />
          {t(each.text)}
        </label>
      ))}
    </fieldset>
  )
}
