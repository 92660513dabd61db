import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './top-bar.module.css'

/** Mark and name of the shop, both from the configuration. */
export function Logo() {
  const { base } = useServices()
  const { logo, name } = useConfiguration().application
  return (
    <>
      <img
        className={styles.mark}
        src={new URL(logo, `${base}assets/public/images/`).href}
        alt=""
        width={40}
        height={40}
      />
      <span className={styles.name}>{name}</span>
    </>
  )
}
