import type { SeenOfHole, TruthOfHole } from '@fruit/contracts/calls/ground-truth'

/** Why a hole was not reported, as one sentence. @param seen what was seen from inside; null where nobody watched */
export function whyMissed(hole: TruthOfHole, seen: SeenOfHole | null): string {
  if (hole.detectability === 'source')
    return 'No request shows it: one must read the code, the data or the web around the shop.'
  if (!seen) return guessed(hole)
  if (!seen.reached) {
    if (hole.kind === 'screen')
      return 'Not reached: the page was never opened, and its screens need a crawler that runs scripts.'
    const asked = `Not reached: nothing asked ${hole.method} ${hole.path}.`
    return hole.role === 'anybody'
      ? `${asked} The crawler did not find it: give it the OpenAPI document.`
      : `${asked} It needs a login (${hole.role}).`
  }
  if (!seen.touched)
    return hole.kind === 'screen'
      ? 'Reached as a page, but nothing acted on its screen: it needs a crawler that runs scripts.'
      : `Reached, but not touched: ${namesOf(hole)} never had another value.`
  if (seen.triggered === false)
    return `Touched, but not triggered: ${TOO_LITTLE[hole.detectability] ?? 'no payload had an effect.'}`
  return seen.triggered
    ? 'Triggered, but not reported: the scanner had the effect in front of it, and no eye for the answer.'
    : 'Touched, but not reported. Nothing in the shop tells whether it was triggered.'
}

const TOO_LITTLE: Readonly<Record<string, string>> = {
  active: 'no payload had an effect.',
  passive: 'the answers that show it were not asked for.',
  logic: 'one must know what the shop is for.',
  'out-of-band': 'nothing waited elsewhere for its effect.',
}

function guessed(hole: TruthOfHole): string {
  if (hole.kind === 'screen') return 'It is in a screen of the web client: only a browser that runs scripts gets there.'
  if (hole.role !== 'anybody') return `It needs a login (${hole.role}).`
  if (hole.detectability === 'logic') return 'It is a matter of logic: one must know what the shop is for.'
  if (hole.detectability === 'out-of-band') return 'Its effect shows elsewhere than in the answer.'
  if (hole.kind === 'any') return 'It shows in the answers of any call.'
  return 'Nobody watched from inside, so which step failed is not known: score with --watch or --url.'
}

function namesOf({ parameters }: TruthOfHole): string {
  return parameters.length === 0
    ? 'its address'
    : parameters.map(({ name, in: where }) => `${where}.${name}`).join(', ')
}
