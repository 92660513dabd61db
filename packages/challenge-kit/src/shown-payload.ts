import { filled } from '@fruit/world/texts/texts'
import type { Verdict } from './challenge.ts'
import { runsScript, showsElement } from './shown-element.ts'

/** The payload that browsers of this training have always used; its text is a fact of the interface. */
const SCRIPT_PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

/**
 * Whether HTML holds the element that tasks of cross-site scripting ask for. Who made another script run there is told what is asked for.
 *
 * @param markup HTML as a browser is given it
 */
export function payloadIn(markup: string): Verdict {
  if (showsElement(markup, SCRIPT_PAYLOAD)) return true
  return (
    runsScript(markup) &&
    filled('A script of yours ran. The task asks for this text: {{payload}}', { payload: SCRIPT_PAYLOAD })
  )
}
