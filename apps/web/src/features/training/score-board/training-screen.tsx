import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { readBoardSettings } from './board-settings.ts'

const Table = lazy(async () => ({ default: (await import('./score-board-screen.tsx')).ScoreBoardScreen }))
const Cards = lazy(async () => ({
  default: (await import('./score-board-preview-screen.tsx')).ScoreBoardPreviewScreen,
}))

/** Entry to the training layer: the board that the address names, else the player's default board. */
export function TrainingScreen() {
  const asked = useSearchParams()[0].get('board')
  const version = asked === 'v1' || asked === 'v2' ? asked : readBoardSettings(localStorage).scoreBoardVersion
  return <Suspense>{version === 'v2' ? <Cards /> : <Table />}</Suspense>
}
