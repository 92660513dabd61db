/** Line drawings on a grid of 24, drawn for this shop. Several subpaths share one string. */
const PATHS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  auto: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 7.5h6.5M12 12h8M12 16.5h6.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10.5v10.5H9zM15 6V4.5H4.5V15H6',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  dot: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  down: 'm6 9.5 6 6 6-6',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.4 2.3 3.5 5.1 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.1-3.5-8.5s1.1-6.2 3.5-8.5',
  hide: 'M4 4l16 16M10.6 6.2A9.8 9.8 0 0 1 12 6.1c5 0 8.3 4 9.3 5.9-.4.8-1.2 2-2.5 3.1M6.3 7.9C4.5 9.2 3.3 11 2.7 12c1 1.9 4.3 5.9 9.3 5.9 1.5 0 2.9-.4 4.1-.9M9.9 10a3 3 0 0 0 4.2 4.2',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  login: 'M10 4.5h8.5v15H10M4 12h10.5M11 8.5l3.5 3.5-3.5 3.5',
  logout: 'M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  show: 'M2.7 12c1-1.9 4.3-5.9 9.3-5.9s8.3 4 9.3 5.9c-1 1.9-4.3 5.9-9.3 5.9S3.7 13.9 2.7 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  trophy:
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3c0 3 1 4.5 3.3 4.8M16.5 5.5h3c0 3-1 4.5-3.3 4.8M12 14v3.5M8.5 20h7c0-1.6-1.4-2.5-3.5-2.5S8.5 18.4 8.5 20Z',
} as const

export type IconName = keyof typeof PATHS

/** A drawing beside or instead of a word; the word, or a label on the control, is what assistive technology reads. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
