import { useState } from 'react'

interface ScreenPictureProps {
  /** Address of the shop, with a slash at the end. */
  readonly base: string
  /** File below the folder of these pictures, such as `1px.png`. */
  readonly file: string
  /** What opened the screen. */
  readonly path: string
  /** Called when the shop knows. */
  readonly onSeen?: () => void
}

/** The picture of one pixel by which the shop knows that a screen was opened. */
export function ScreenPicture({ base, file, path, onSeen }: ScreenPictureProps) {
  const [address] = useState(() => {
    const url = new URL(`assets/public/images/padding/${file}`, base)
    url.searchParams.set('path', path)
    // A page keeps its pictures whatever their headers say; another visit of the screen should be seen as well.
    url.searchParams.set('at', String(Date.now()))
    return url.href
  })
  return <img src={address} alt="" width={1} height={1} className="visually-hidden" onLoad={onSeen} />
}
