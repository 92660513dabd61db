/** Addresses behind `#` of the shop window. Any of them may ask for a tutorial; the last one is there to. */
export const SHOP_WINDOW_PATHS: readonly string[] = ['/', '/search', '/hacking-instructor']
