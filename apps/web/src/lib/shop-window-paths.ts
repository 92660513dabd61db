/** Hash paths of the shop window. A tutorial can be requested at each of them; the last one exists for that. */
export const SHOP_WINDOW_PATHS: readonly string[] = ['/', '/search', '/hacking-instructor']
