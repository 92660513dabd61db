import { Icon } from '@fruit/look/icon.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createSearchParams, useNavigate, useSearchParams } from 'react-router'
import styles from './top-bar.module.css'

/** Search field of the shop; it shows the search term of the address. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const term = query.get('q') ?? ''
  const input = useRef<HTMLInputElement>(null)

  // Runs before the paint: later it would overwrite text that the user has begun to type.
  useLayoutEffect(() => {
    if (input.current) input.current.value = term
  }, [term])

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = input.current?.value.trim() ?? ''
          void navigate({ pathname: '/search', search: wanted === '' ? '' : `?${createSearchParams({ q: wanted })}` })
        }}
      >
        <label htmlFor="searchQuery" className="visually-hidden">
          {t('SEARCH')}
        </label>
        <input
          id="searchQuery"
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('SEARCH_PLACEHOLDER')}
          defaultValue={term}
        />
        <button type="submit" className={styles.searchButton} aria-label={t('SEARCH')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
