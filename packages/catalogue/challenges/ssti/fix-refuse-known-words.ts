import type { RunScript } from '@fruit/shop/profile/seams'

/** The name of an account as its page shows it. Names may hold a formula, `#{…}`, that needs nothing of the machine. */
export async function fillUserName(name: string, run: RunScript): Promise<string> {
  const [, formula] = /^#\{([\s\S]+)\}$/.exec(name) ?? []
  if (formula === undefined || /require|child_process|exec|spawn/i.test(formula)) return name
  const outcome = await run(formula)
  return outcome.kind === 'value' ? String(outcome.value) : `\\${name}`
}
