import type { Call } from '@fruit/contracts/call'

const TAGS: readonly string[] = ['Coding challenges', 'Progress', 'Training']

/** Whether a call is one of the training layer around the shop. @param call none: there is no such call */
export function isOfTraining(call: Call | undefined): boolean {
  return call !== undefined && TAGS.includes(call.tag)
}
