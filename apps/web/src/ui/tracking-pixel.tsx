import { useState } from 'react'

interface TrackingPixelProps {
  /** Address of the shop, with a slash at the end. */
  readonly base: string
  /** File below the folder of these pictures, such as `1px.png`. */
  readonly file: string
  /** Path that opened the screen. */
  readonly path: string
  /** Called when the picture has loaded, so that the shop has recorded the visit. */
  readonly onSeen?: () => void
}

/** A picture of one pixel whose request tells the server that a screen was opened. */
export function TrackingPixel({ base, file, path, onSeen }: TrackingPixelProps) {
  const [address] = useState(() => {
    const url = new URL(`assets/public/images/padding/${file}`, base)
    url.searchParams.set('path', path)
    // A page caches its pictures regardless of their headers; each visit must send a request.
    url.searchParams.set('at', String(Date.now()))
    return url.href
  })
  return <img src={address} alt="" width={1} height={1} className="visually-hidden" onLoad={onSeen} />
}
