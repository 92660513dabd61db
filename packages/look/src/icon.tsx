import { ICON_PATHS, type IconName } from '@fruit/isomorphic/look/icon-paths'

export type { IconName }

/** They point along the text, whichever way that runs (base.css). */
const ALONG_THE_TEXT: readonly IconName[] = ['back', 'forward', 'login', 'logout', 'undo']

/** A drawing beside or instead of a word; the word, or a label on the control, is what assistive technology reads. */
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
