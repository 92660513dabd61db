import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** A QR code, dark on light in every color mode, because not every camera reads inverted codes. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(content, { border: 2 })
    return { size, path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('') }
  }, [content])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
