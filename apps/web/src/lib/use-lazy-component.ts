import { type ComponentType, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from './services.ts'

/** A lazily loaded component. */
export interface LazyComponent<Props> {
  /** Null until it is loaded. */
  readonly Component: ComponentType<Props> | null
  /** Loads it ahead, such as on hover or focus; ignores failures. */
  preload(): void
  /** Loads it because it is needed now; shows a failure in a snackbar. */
  load(): void
}

/** @param load imports the component */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const { snackbars } = useServices()
  const { t } = useTranslation()
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  const loading = useRef<Promise<void> | null>(null)
  const begin = () => {
    loading.current ??= load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        loading.current = null
        throw error
      },
    )
    return loading.current
  }
  return {
    Component: part,
    preload: () => void begin().catch(() => {}),
    load: () => void begin().catch(() => snackbars.show('error', t('NO_ANSWER'))),
  }
}
