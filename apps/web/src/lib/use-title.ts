import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from './i18n.ts'
import { useConfiguration } from './services.ts'

/**
 * Names the page after its screen and the shop.
 *
 * @param title null: just the shop
 * @param subject what its address says that it is about, such as the term of a search
 */
export function useTitle(title: MessageKey | null, subject?: string | undefined): void {
  const text = useTitleText(title, subject)
  // Ahead of all that a screen inside may say about its subject.
  useLayoutEffect(() => {
    document.title = text
  }, [text])
}

/**
 * Names the page after what its screen is about as well, such as a challenge.
 *
 * @param title of the screen
 * @param subject nothing: it is not known yet, or there is none
 */
export function useSubject(title: MessageKey, subject: string | undefined): void {
  const generic = useTitleText(title, undefined)
  const text = useTitleText(title, subject)
  useEffect(() => {
    document.title = text
  }, [text])
  // Ahead of what the next screen says: it would not last otherwise.
  useLayoutEffect(
    () => () => {
      document.title = generic
    },
    [generic],
  )
}

function useTitleText(title: MessageKey | null, subject: string | undefined): string {
  const { t } = useTranslation()
  const { name } = useConfiguration().application
  return [subject, title && t(title), name].filter(Boolean).join(' – ')
}
