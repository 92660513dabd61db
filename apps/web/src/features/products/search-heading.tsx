import { showSearchTerm } from '@fruit/isomorphic/products/seams'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeam, useServices } from '../../lib/services.ts'
import styles from './search-screen.module.css'

/** Heading of the results: shows the search term, and reports to the server that it did. */
export function SearchHeading({ term }: { readonly term: string }) {
  const { t } = useTranslation()
  const { live } = useServices()
  const toMarkup = useSeam(showSearchTerm)

  useEffect(() => live.send('verifyLocalXssChallenge', term), [live, term])

  return (
    <h1 className={`${styles.heading} heading`}>
      {t('SEARCH_RESULTS')}{' '}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of the term is decided at the seam */}
      <span id="searchValue" key={term} dangerouslySetInnerHTML={{ __html: toMarkup(term) }} />
    </h1>
  )
}
