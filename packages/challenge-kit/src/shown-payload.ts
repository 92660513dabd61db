import { filled, type Saying } from '@fruit/world/texts/texts'
import type { Verdict } from './challenge.ts'
import { holdsScript, runsScript, scriptsIn, showsElement } from './shown-element.ts'

/** The payload that browsers of this training have always used; its text is a fact of the interface. */
const SCRIPT_PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

/**
 * Whether HTML holds the element that tasks of cross-site scripting ask for. Who made another script run there is told what is asked for.
 *
 * @param markup HTML as a browser is given it
 */
export function payloadIn(markup: string): Verdict {
  if (showsElement(markup, SCRIPT_PAYLOAD)) return true
  return runsScript(markup) && another(SCRIPT_PAYLOAD)
}

/** The code of the script element that a task asks for; its text is a fact of the interface. */
const SCRIPT_CODE = 'alert(`xss`)'

/**
 * Whether HTML that came with a page, whose policy lets scripts run, holds the script element that a task asks for. Who
 * made another script run there is told what is asked for.
 *
 * @param markup HTML as a browser is given it
 */
export function scriptPayloadIn(markup: string): Verdict {
  if (holdsScript(markup, SCRIPT_CODE)) return true
  return (runsScript(markup) || scriptsIn(markup).length > 0) && another(`<script>${SCRIPT_CODE}</script>`)
}

/** What somebody is told whose script ran, and was not the one. */
function another(payload: string): Saying {
  return filled('A script of yours ran. The task asks for this text: {{payload}}', { payload })
}
