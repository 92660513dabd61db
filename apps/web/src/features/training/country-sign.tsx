import { useConfiguration } from '../../lib/services.ts'
import styles from './country-sign.module.css'

/** The country that stands for a challenge on the map of an event, as far as it is to be shown. */
export function CountrySign({ challenge }: { readonly challenge: string }) {
  const { countryMapping, showCountryDetailsInNotifications: details } = useConfiguration().ctf
  const country = countryMapping?.[challenge]
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
