import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '../lib/i18n.ts'
import { useConfiguration } from '../lib/services.ts'

/** Names the page after its screen and the shop. @param title null: just the shop */
export function useTitle(title: MessageKey | null): void {
  const { t } = useTranslation()
  const { name } = useConfiguration().application
  const text = title === null ? name : `${t(title)} – ${name}`
  useEffect(() => {
    document.title = text
  }, [text])
}
