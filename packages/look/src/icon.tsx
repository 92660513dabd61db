import { ICON_PATHS, type IconName } from '@fruit/isomorphic/look/icon-paths'

export type { IconName }

/** Icons that point in the direction of the text, and are mirrored with it (base.css). */
const ALONG_THE_TEXT: readonly IconName[] = ['back', 'forward', 'login', 'logout', 'undo']

/** An icon beside or instead of a text. Screen readers read the text or the label of the control. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      data-along={ALONG_THE_TEXT.includes(name) ? '' : undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
