import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** Has its size and a light background in every theme, because not every camera reads inverted codes. */
  readonly className: string | undefined
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 2 })
    return { size, path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('') }
  }, [text])
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
