import { PathScreen } from '../features/paths/path-screen.tsx'
import { DifficultyPips } from '../features/training/difficulty-pips.tsx'

/** A learning path, whose challenges show how hard they are as everywhere. */
export function Path() {
  return <PathScreen difficulty={(difficulty) => <DifficultyPips difficulty={difficulty} />} />
}
