import type { ProgressTally } from '@fruit/contracts/calls/training'
import type { HeaderLink } from '@fruit/shop/page-ways'
import { messageWith } from '@fruit/world/texts/texts'

/** Link to the training on server-rendered pages, as in the app's header: the trophy, once the score board is found. */
export function trophy({ solved, total, scoreBoardIsKnown }: ProgressTally): readonly HeaderLink[] {
  if (!scoreBoardIsKnown) return []
  const label = messageWith('Score board: {{solved}}/{{total}} solved', { solved, total })
  return [{ path: '/#/training', icon: 'trophy', label, text: `${solved}/${total}` }]
}
