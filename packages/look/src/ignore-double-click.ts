/**
 * Wraps a click handler so that it ignores the second click of a double click: the button may mean something else by
 * then. Keyboard events have no click count.
 */
export function ignoreDoubleClick(act: () => unknown): (event: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
