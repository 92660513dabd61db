import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from './i18n.ts'
import { useConfiguration } from './services.ts'

/**
 * Sets the title of the page from its screen and the shop.
 *
 * @param title null: the shop's name only
 * @param subject of the screen as its address states it, such as the search term
 */
export function useTitle(title: MessageKey | null, subject?: string | undefined): void {
  const text = useTitleText(title, subject)
  // Runs before the effects of a screen that set a more specific subject.
  useLayoutEffect(() => {
    document.title = text
  }, [text])
}

/**
 * Adds the subject of a screen to the page's title, such as the name of a challenge.
 *
 * @param title of the screen
 * @param subject undefined while it is not known, or if there is none
 */
export function useSubject(title: MessageKey, subject: string | undefined): void {
  const generic = useTitleText(title, undefined)
  const text = useTitleText(title, subject)
  useEffect(() => {
    document.title = text
  }, [text])
  // Runs before the next screen sets its title, which it would overwrite otherwise.
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
