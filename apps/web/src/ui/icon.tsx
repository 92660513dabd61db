/** Line drawings on a grid of 24, drawn for this shop. Several subpaths share one string. */
const PATHS = {
  about: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.1',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  auto: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 7.5h6.5M12 12h8M12 16.5h6.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  basket:
    'M3.5 10h17l-1.8 8.6a1.8 1.8 0 0 1-1.8 1.4H7.1a1.8 1.8 0 0 1-1.8-1.4ZM7.5 10 11 4M16.5 10 13 4M9.5 13.5v3M14.5 13.5v3',
  card: 'M3.5 6h17v12.5h-17zM3.5 10h17M7 15h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10.5v10.5H9zM15 6V4.5H4.5V15H6',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  delivered: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M9 14.5l2 2 4-4',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 12.5h6M9 16h6',
  dot: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  down: 'm6 9.5 6 6 6-6',
  feedback: 'M4 5h16v11.5h-8.5L7 20v-3.5H4zM8 9h8M8 12.5h5',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.4 2.3 3.5 5.1 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.1-3.5-8.5s1.1-6.2 3.5-8.5',
  heart:
    'M12 19.5C7 16 4 12.9 4 9.4A4.2 4.2 0 0 1 8.2 5c1.6 0 3 .8 3.8 2.2C12.8 5.8 14.2 5 15.8 5A4.2 4.2 0 0 1 20 9.4c0 3.5-3 6.6-8 10.1Z',
  hide: 'M4 4l16 16M10.6 6.2A9.8 9.8 0 0 1 12 6.1c5 0 8.3 4 9.3 5.9-.4.8-1.2 2-2.5 3.1M6.3 7.9C4.5 9.2 3.3 11 2.7 12c1 1.9 4.3 5.9 9.3 5.9 1.5 0 2.9-.4 4.1-.9M9.9 10a3 3 0 0 0 4.2 4.2',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.7l8.5-8.2M15.5 8.5l3 3',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  login: 'M10 4.5h8.5v15H10M4 12h10.5M11 8.5l3.5 3.5-3.5 3.5',
  logout: 'M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  packing: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  place:
    'M12 20.5c-4-4.3-6.2-7.4-6.2-10.3a6.2 6.2 0 0 1 12.4 0c0 2.9-2.2 6-6.2 10.3ZM12 8a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 8Z',
  play: 'M8 5v14l11-7z',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  rocket:
    'M12 3c3 2.2 4.3 5 4.3 8.4l-1.6 4.1H9.3l-1.6-4.1C7.7 8 9 5.2 12 3ZM12 8.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM7.7 11.5 5 14.5v4l3-2M16.3 11.5l2.7 3v4l-3-2M10.5 18.5v2M13.5 18.5v2',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  show: 'M2.7 12c1-1.9 4.3-5.9 9.3-5.9s8.3 4 9.3 5.9c-1 1.9-4.3 5.9-9.3 5.9S3.7 13.9 2.7 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  sprint:
    'M8 6.5h7v10H8zM15 10h3.5l2.5 3.2v3.3h-6M10.5 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17.5 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM2.5 8.5h3M1.5 12h4M2.5 15.5h3',
  star: 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  transit:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 10.5v5.5M13.5 10.5v5.5',
  trophy:
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3c0 3 1 4.5 3.3 4.8M16.5 5.5h3c0 3-1 4.5-3.3 4.8M12 14v3.5M8.5 20h7c0-1.6-1.4-2.5-3.5-2.5S8.5 18.4 8.5 20Z',
  wallet: 'M4 7.5h15.5v12H4zM4 7.5 15.5 4v3.5M19.5 11.5h-4.2a2 2 0 0 0 0 4h4.2M15.6 13.5v.1',
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
