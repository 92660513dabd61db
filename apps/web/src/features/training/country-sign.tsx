import { useQuery } from '@tanstack/react-query'
import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './country-sign.module.css'

/** So long a map that was fetched is believed. */
const MAP_MS = 60_000

/** The country that stands for a challenge on the map of an event, as far as it is to be shown. */
export function CountrySign({ challenge }: { readonly challenge: string }) {
  const { api } = useServices()
  const { showCountryDetailsInNotifications: details } = useConfiguration().ctf
  const { data: countries } = useQuery({
    queryKey: ['country-mapping'],
    queryFn: ({ signal }) => api.call('GET /rest/country-mapping', { signal }),
    enabled: details !== 'none',
    // An event may change its map while pages stay open.
    staleTime: MAP_MS,
  })
  const country = countries?.[challenge]
  if (!country || details === 'none') return null
  return (
    <p className={styles.country}>
      {details !== 'name' && (
        <span className={styles.pennant} role="img" aria-label={country.name}>
          {country.code}
        </span>
      )}
      {details !== 'flag' && <span aria-hidden={details === 'both'}>{country.name}</span>}
    </p>
  )
}
