import { useConfiguration, useServices } from '../../lib/services.ts'
import { useStore } from '../../lib/store.ts'
import styles from './top-bar.module.css'

/** The logo that the shop comes with. It has a form without letters, and one for dark grounds. */
const OUR_LOGO = 'logo.svg'
const OUR_MARKS = { light: 'mark.svg', dark: 'mark-on-dark.svg' } as const

/** Mark and name of the shop, both from the configuration. */
export function Logo() {
  const { base, colorMode } = useServices()
  const { logo, name } = useConfiguration().application
  const { shown } = useStore(colorMode)
  const file = logo === OUR_LOGO ? OUR_MARKS[shown] : logo
  return (
    <>
      <img
        className={styles.mark}
        src={new URL(file, `${base}assets/public/images/`).href}
        alt=""
        width={40}
        height={40}
      />
      <span className={styles.name}>{name}</span>
    </>
  )
}
