import { locateDecal } from '@fruit/isomorphic/deluxe/seams'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useSeam, useServices } from '../../lib/services.ts'
import styles from './deluxe-screen.module.css'

/** The picture of the membership, or the one that the address names; the server is notified of the latter. */
export function DeluxePicture() {
  const { base, live } = useServices()
  const locate = useSeam(locateDecal)
  const decal = useSearchParams()[0].get('testDecal')

  useEffect(() => {
    if (decal) live.send('verifySvgInjectionChallenge', decal)
  }, [live, decal])

  const address = (decal ? locate(decal) : null) ?? 'assets/public/images/deluxe.svg'
  return <img src={new URL(address, base).href} alt="" width={480} height={360} className={styles.picture} />
}
