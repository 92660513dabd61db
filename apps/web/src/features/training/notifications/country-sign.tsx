import { useConfiguration } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'
import styles from './country-sign.module.css'

/** Time for which a fetched map is reused, in milliseconds. */
const MAP_STALE_TIME_MS = 60_000

/** The country of a challenge on the map of an event, as detailed as the configuration allows. */
export function CountrySign({ challenge }: { readonly challenge: string }) {
  const { showCountryDetailsInNotifications: details } = useConfiguration().ctf
  const { data: countries } = useShopQuery(['country-mapping'], (call) => call('GET /rest/country-mapping'), {
    enabled: details !== 'none',
    // An event may change its map while pages are open.
    staleTime: MAP_STALE_TIME_MS,
  })
  const country = countries?.[challenge]
  if (!country || details === 'none') return null
  return (
    <p className={styles.country}>
      {details !== 'name' && (
        <span className={styles.flag} role="img" aria-label={country.name}>
          {flagOf(country.code)}
        </span>
      )}
      {details !== 'flag' && <span aria-hidden={details === 'both'}>{country.name}</span>}
    </p>
  )
}

/** The flag of a country as an emoji; other texts are returned unchanged. @param code ISO 3166-1 alpha-2 */
export function flagOf(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  return String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}
