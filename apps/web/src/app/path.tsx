import { PathScreen } from '../features/paths/path-screen.tsx'
import { DifficultyPips } from '../features/training/score-board/difficulty-pips.tsx'

/** A learning path that shows the difficulty of challenges as the score board does. */
export function Path() {
  return <PathScreen difficulty={(difficulty) => <DifficultyPips difficulty={difficulty} />} />
}
