import { CallError } from '@fruit/look/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import { CODING_TUTORIAL } from '../../../lib/tutorial-address.ts'
import { codingTutorial, missingTutorial } from './shop-tutorials.ts'
import { stepAfterSolves } from './tutorial-end.ts'
import { TutorialHint } from './tutorial-hint.tsx'
import { useTutorialProgress } from './use-tutorial-progress.ts'

/** Screens that end a tutorial at its last step: the hint would cover the content that the player opened. */
const AFTER_TUTORIAL = /^\/(?:coding-)?challenge\//
const TO_BOARD = { to: '/training', text: 'TO_SCORE_BOARD' } as const

interface TutorialOverlayProps {
  /** Name of the challenge. */
  readonly challenge: string
  readonly onEnd: () => void
}

/** A tutorial from its first hint to its last. */
export function TutorialOverlay({ challenge, onEnd }: TutorialOverlayProps) {
  const { t, i18n } = useTranslation()
  const { api, snackbars } = useServices()
  const [index, setIndex] = useState(0)
  /** Steps before this one are complete: a player who comes back to them continues by button. */
  const [furthest, setFurthest] = useState(0)
  const progress = useTutorialProgress()
  const { data, error } = useQuery({
    queryKey: ['tutorial', challenge, i18n.language],
    queryFn: async ({ signal }) => {
      if (challenge === CODING_TUTORIAL) return { ...codingTutorial(t), wayOn: TO_BOARD }
      try {
        const tutorial = await api.call('GET /rest/training/tutorials/:key', { params: { key: challenge }, signal })
        const { key, name, steps } = tutorial
        const to = `/challenge/${key}`
        return steps.length > 0
          ? { ...tutorial, wayOn: { to, text: 'SEE_WHAT_YOU_USED' } as const }
          : { ...missingTutorial(key, name, t), wayOn: { to, text: 'TO_THE_CHALLENGE' } as const }
      } catch (error) {
        // An unknown name in a link is not the player's error.
        if (!(error instanceof CallError) || error.status !== 404) throw error
        return { ...missingTutorial(null, challenge, t), wayOn: TO_BOARD }
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fail = useEffectEvent(() => {
    snackbars.show('error', errorText(error, t))
    onEnd()
  })
  useEffect(() => {
    if (error) fail()
  }, [error])

  const goTo = (next: number) => {
    if (next === data?.steps.length) return onEnd()
    setIndex(next)
    setFurthest(Math.max(furthest, next))
  }
  const afterSolves = data && progress ? stepAfterSolves(data.steps, progress) : 0
  const leadOn = useEffectEvent(() => {
    if (afterSolves > furthest) goTo(afterSolves)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player who goes back afterwards stays there
  useEffect(() => leadOn(), [afterSolves])

  const isLast = data !== undefined && index + 1 === data.steps.length
  useOnNavigationTo(AFTER_TUTORIAL, isLast, onEnd)

  const step = data?.steps[index]
  if (!data || !step || !progress) return null
  return (
    <TutorialHint
      name={data.name}
      step={step}
      number={index + 1}
      total={data.steps.length}
      progress={progress}
      wayOn={isLast ? data.wayOn : null}
      isDone={index < furthest}
      onBack={index > 0 ? () => setIndex(index - 1) : null}
      onDone={() => goTo(index + 1)}
      onCancel={onEnd}
    />
  )
}

/**
 * Calls `onLeft` when the player navigates from another screen to one that matches. @param isWatching false: ignored
 */
function useOnNavigationTo(screens: RegExp, isWatching: boolean, onLeft: () => void): void {
  const { pathname } = useLocation()
  const from = useRef<string | null>(null)
  const tell = useEffectEvent(onLeft)
  useEffect(() => {
    if (!isWatching) from.current = null
    else if (from.current === null) from.current = pathname
    else if (from.current !== pathname && screens.test(pathname)) tell()
  }, [isWatching, pathname, screens])
}
