import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { SHOW_TOOL_CALLS } from '../../lib/use-chat-places.ts'
import styles from './administration.module.css'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A setting of this browser; not shown if the shop has no assistant. */
export function ToolCallsSwitch() {
  const { t } = useTranslation()
  const { cookies } = useServices()
  const { chatBot } = useConfiguration().application
  const [isOn, setOn] = useState(() => cookies.get(SHOW_TOOL_CALLS) === 'true')
  if (chatBot.assistant === 'off') return null
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          cookies.set(SHOW_TOOL_CALLS, String(target.checked), YEAR_SECONDS)
          setOn(target.checked)
        }}
      />
      {t('SHOW_TOOL_CALLS')}
    </label>
  )
}
