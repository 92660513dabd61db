import type { ProgressTally } from '@fruit/contracts/calls/training'
import type { PageWay } from '@fruit/shop/page-ways'
import { filled } from '@fruit/world/texts/texts'

/** Link to the training on server-rendered pages, as in the app's header: the trophy, once the score board is found. */
export function trophy({ solved, total, scoreBoardIsKnown }: ProgressTally): readonly PageWay[] {
  if (!scoreBoardIsKnown) return []
  const label = filled('Score board: {{solved}}/{{total}} solved', { solved, total })
  return [{ path: '/#/training', icon: 'trophy', label, text: `${solved}/${total}` }]
}
