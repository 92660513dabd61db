import type { GroundTruthVulnerability, VulnerabilityScanResult } from '@fruit/contracts/calls/ground-truth'

/** Why a vulnerability was not reported, in one sentence. @param seen observations of the shop; null without any */
export function whyMissed(hole: GroundTruthVulnerability, seen: VulnerabilityScanResult | null): string {
  if (hole.detectability === 'source')
    return 'No request shows it: it takes reading the code, the data or the web around the shop.'
  if (!seen) return guessed(hole)
  if (!seen.reached) {
    if (hole.kind === 'screen')
      return 'Not reached: the page was never opened, and its screens need a crawler that runs scripts.'
    const asked = `Not reached: no request to ${hole.method} ${hole.path}.`
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
    ? 'Triggered, but not reported: the scanner caused the effect but did not detect it.'
    : 'Touched, but not reported. The shop does not observe whether it was triggered.'
}

const TOO_LITTLE: Readonly<Record<string, string>> = {
  active: 'no payload had an effect.',
  passive: 'the responses that show it were not requested.',
  logic: 'it takes knowledge of the purpose of the shop.',
  'out-of-band': 'no server outside waited for its effect.',
}

function guessed(hole: GroundTruthVulnerability): string {
  if (hole.kind === 'screen') return 'It is on a screen of the web client, which only a browser with scripts can reach.'
  if (hole.role !== 'anybody') return `It needs a login (${hole.role}).`
  if (hole.detectability === 'logic')
    return 'It is a flaw of logic: finding it takes knowledge of the purpose of the shop.'
  if (hole.detectability === 'out-of-band') return 'Its effect is not visible in the response.'
  if (hole.kind === 'any') return 'It is visible in the response to any call.'
  return 'The scan was not observed, so the failed step is unknown: score with --watch or --url.'
}

function namesOf({ parameters }: GroundTruthVulnerability): string {
  return parameters.length === 0
    ? 'its address'
    : parameters.map(({ name, in: where }) => `${where}.${name}`).join(', ')
}
