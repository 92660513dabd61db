import { type Trigger, type Verdict, when } from '@fruit/challenge-kit/challenge'
import { complaintStored } from '@fruit/shop/complaints/facts'
import { feedbackStored } from '@fruit/shop/feedback/facts'
import type { World } from '@fruit/world/world'

/** Triggers for challenges that ask for a report: feedback or a complaint that contains the answer. */
export function whenReported(says: (text: string, world: World) => Verdict): readonly Trigger[] {
  return [
    when(feedbackStored, ({ text }, world) => says(text, world)),
    when(complaintStored, ({ message }, world) => says(message, world)),
  ]
}
