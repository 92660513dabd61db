import { type Message, messageWith } from '@fruit/world/texts/texts'
import { ALERT_PAYLOAD } from './browser-proof.ts'
import type { Verdict } from './challenge.ts'
import { containsElement, containsScript, runsScript, scriptsIn } from './shown-element.ts'

/**
 * Returns whether HTML contains the element of the XSS tasks. For any other script that runs, returns a message that names this payload.
 *
 * @param markup HTML that a browser receives
 */
export function payloadIn(markup: string): Verdict {
  if (containsElement(markup, ALERT_PAYLOAD)) return true
  return runsScript(markup) && otherScriptMessage(ALERT_PAYLOAD)
}

/** Code of the script element in XSS tasks; its text is a fact of the interface. */
const SCRIPT_CODE = 'alert(`xss`)'

/**
 * Returns whether the HTML of a page contains the script element of the XSS tasks. For any other script that runs, returns a message that
 * names this element. The caller checks that the content security policy allows scripts.
 *
 * @param markup HTML that a browser receives
 */
export function scriptPayloadIn(markup: string): Verdict {
  if (containsScript(markup, SCRIPT_CODE)) return true
  return (runsScript(markup) || scriptsIn(markup).length > 0) && otherScriptMessage(`<script>${SCRIPT_CODE}</script>`)
}

/** Message for a player whose script ran but is not the required one. */
function otherScriptMessage(payload: string): Message {
  return messageWith('A script of yours ran. The task asks for this text: {{payload}}', { payload })
}
