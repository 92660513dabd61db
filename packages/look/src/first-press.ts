/**
 * What a button does at the first press of a double click alone: at the second, the button may stand for something else already. Keys count
 * no presses.
 */
export function firstPress(act: () => unknown): (event: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
