import type { RunScript } from '@fruit/shop/profile/seams'

/** The name of an account as its page shows it. Names may hold a formula, `#{…}`, as the page itself does. */
export async function fillUserName(name: string, run: RunScript): Promise<string> {
  const [, formula] = /^#\{([\s\S]+)\}$/.exec(name) ?? []
  if (formula === undefined) return name
  const outcome = await run(formula) //~ hole
  return outcome.kind === 'value' ? String(outcome.value) : `\\${name}`
}
