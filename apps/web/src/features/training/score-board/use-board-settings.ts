import { useState } from 'react'
import { type BoardSettings, readBoardSettings, writeBoardSettings } from './board-settings.ts'

/** The player's settings of the boards, stored in this browser. */
export function useBoardSettings(): readonly [BoardSettings, (changes: Partial<BoardSettings>) => void] {
  const [settings, setSettings] = useState(() => readBoardSettings(localStorage))
  const change = (changes: Partial<BoardSettings>) => {
    writeBoardSettings(localStorage, changes)
    setSettings({ ...settings, ...changes })
  }
  return [settings, change]
}
