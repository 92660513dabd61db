import { useServices } from '../lib/services.ts'

interface DrawingProps {
  /** Name of a picture, such as `empty-basket`. */
  readonly name: string
  readonly className?: string | undefined
}

/** A decorative picture of the shop. */
export function Drawing({ name, className }: DrawingProps) {
  const { base } = useServices()
  const address = new URL(`assets/public/images/${name}.svg`, base).href
  return <img src={address} alt="" width={320} height={240} className={className} />
}
