import type { RunScript } from '@fruit/shop/profile/seams'

/** The name of an account as its page shows it. Names may hold a formula, `#{…}`, which finds no program around it. */
export async function fillUserName(name: string, run: RunScript): Promise<string> {
  const [, formula] = /^#\{([\s\S]+)\}$/.exec(name) ?? []
  if (formula === undefined) return name
  const hidden = 'global, globalThis, root, process, require, module, fetch'
  const outcome = await run(`((${hidden}) => (${formula}))()`)
  return outcome.kind === 'value' ? String(outcome.value) : `\\${name}`
}
