import { useState } from 'react'
import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './top-bar.module.css'

/** The default logo. */
const DEFAULT_LOGO = 'logo.svg'

/** Logo and name of the shop from the configuration. A logo that fails to load is replaced by the default logo. */
export function Logo() {
  const { base } = useServices()
  const { logo, name } = useConfiguration().application
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <img
        className={styles.mark}
        src={new URL(isMissing ? DEFAULT_LOGO : logo, `${base}assets/public/images/`).href}
        alt=""
        width={40}
        height={40}
        onError={() => setMissing(true)}
      />
      <span className={styles.name}>{name}</span>
    </>
  )
}
