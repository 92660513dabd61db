import { Icon } from '@fruit/look/icon.tsx'
import { useStore } from '@fruit/look/store.ts'
import { useTranslation } from 'react-i18next'
import { COLOR_MODES } from '../../lib/color-mode.ts'
import { useServices } from '../../lib/services.ts'
import styles from './side-menu.module.css'

const TEXTS = { auto: 'COLOR_MODE_AUTO', light: 'COLOR_MODE_LIGHT', dark: 'COLOR_MODE_DARK' } as const

/** Light, dark, or like the system. */
export function ColorModeSwitch() {
  const { t } = useTranslation()
  const { colorMode } = useServices()
  const chosen = useStore(colorMode)
  return (
    <fieldset className={styles.modes}>
      <legend>{t('COLOR_MODE')}</legend>
      {COLOR_MODES.map((mode) => (
        <label key={mode} className={styles.mode}>
          <input type="radio" name="color-mode" checked={chosen === mode} onChange={() => colorMode.choose(mode)} />
          <Icon name={mode} size={20} />
          {t(TEXTS[mode])}
        </label>
      ))}
    </fieldset>
  )
}
