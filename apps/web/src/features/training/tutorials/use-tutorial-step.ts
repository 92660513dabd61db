import type { TutorialStep } from '@fruit/contracts/calls/tutorials'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useConfiguration, useSession } from '../../../lib/services.ts'
import { isDone, PACE_FACTORS } from './tutorial-end.ts'
import { type Box, isPointable } from './tutorial-place.ts'
import type { TutorialProgress } from './use-tutorial-progress.ts'

const POLL_INTERVAL_MS = 100
/** Time for a screen to load before the player counts as strayed, in milliseconds. */
const STRAY_TIMEOUT_MS = 1000

/** State of a step. */
interface StepState {
  /** Position of the anchor; null if there is none, or it fills the window. */
  readonly box: Box | null
  /** Position of an open menu or dialog, which must not cover the hint. */
  readonly popup: Box | null
  /** Address behind `#` to which a player who strayed should return; null otherwise. */
  readonly wayBack: string | null
}

interface Pace {
  /** The time is paused while the player reads. */
  readonly waits: boolean
  /** Only the player ends the step. */
  readonly byHand: boolean
}

/** Popups of the component library. */
const POPUPS = '[role=menu], [role=listbox], [role=alertdialog], [role=dialog][data-open]'

/**
 * Tracks a step: the position of its anchor, whether the player strayed, and when it ends.
 *
 * @param onDone called once
 */
export function useTutorialStep(
  step: TutorialStep,
  progress: TutorialProgress,
  { waits, byHand }: Pace,
  onDone: () => void,
): StepState {
  const { pathname, search } = useLocation()
  const { token } = useSession()
  const pace = PACE_FACTORS[useConfiguration().hackingInstructor.hintPlaybackSpeed]
  const [state, setState] = useState<StepState>({ box: null, popup: null, wayBack: null })

  /** @returns whether the step is done */
  const look = useEffectEvent((memory: StepMemory): boolean => {
    const now = performance.now()
    const anchor = step.anchor === null ? null : findVisible(step.anchor)
    const isHere = (step.route === null || step.route === pathname) && (step.anchor === null || anchor !== null)
    if (isHere) {
      if (!waits) memory.elapsed += now - memory.lastCheck
      memory.missingSince = null
      memory.home = `${pathname}${search}`
    } else memory.missingSince ??= now
    memory.lastCheck = now
    if (anchor && !memory.wasScrolledTo) {
      memory.wasScrolledTo = true
      scrollIntoViewIfHidden(anchor)
    }
    const home = step.route ?? memory.home
    const strayed = memory.missingSince !== null && now - memory.missingSince > STRAY_TIMEOUT_MS
    const wayBack = strayed && home !== null && home !== `${pathname}${search}` ? home : null
    const box = anchor && boxOf(anchor)
    const open = findVisible(POPUPS)
    const popup = open && edgesOf(open)
    setState((last) =>
      last.wayBack === wayBack && isSame(last.box, box) && isSame(last.popup, popup) ? last : { box, popup, wayBack },
    )
    if (byHand) return false
    return isDone(step.doneWhen, {
      path: pathname,
      elapsed: memory.elapsed,
      pace,
      textIn: (selector) => {
        const field = document.querySelector(selector)
        return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null
      },
      isVisible: (selector) => findVisible(selector) !== null,
      wasClicked: (selector) => memory.clicked.some((target) => target.closest(selector) !== null),
      signedIn: token !== null,
      isSolved: progress.isSolved,
      codeStatus: progress.codeStatus,
    })
  })
  const end = useEffectEvent(onDone)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is watched anew
  useLayoutEffect(() => {
    const memory = newMemory()
    const check = () => {
      if (!look(memory)) return
      stop()
      end()
    }
    const move = () => void look(memory)
    const click = ({ target }: MouseEvent) => void (target instanceof Element && memory.clicked.push(target))
    const timer = setInterval(check, POLL_INTERVAL_MS)
    document.addEventListener('click', click, true)
    // Checked on input, so that a click right after typing counts for the next step.
    document.addEventListener('input', check)
    addEventListener('scroll', move, true)
    addEventListener('resize', move)
    // Renders the hint at its new position at once: it must not move while the player is about to click a button on it.
    move()
    const stop = () => {
      clearInterval(timer)
      document.removeEventListener('click', click, true)
      document.removeEventListener('input', check)
      removeEventListener('scroll', move, true)
      removeEventListener('resize', move)
    }
    return stop
  }, [step])

  return state
}

interface StepMemory {
  elapsed: number
  lastCheck: number
  missingSince: number | null
  /** Address at which the step was last shown. */
  home: string | null
  wasScrolledTo: boolean
  readonly clicked: Element[]
}

function newMemory(): StepMemory {
  return { elapsed: 0, lastCheck: performance.now(), missingSince: null, home: null, wasScrolledTo: false, clicked: [] }
}

function findVisible(selector: string): Element | null {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null
}

function scrollIntoViewIfHidden(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
}

function boxOf(element: Element): Box | null {
  const box = edgesOf(element)
  return isPointable(box, { width: innerWidth, height: innerHeight }) ? box : null
}

function edgesOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

function isSame(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return a === b
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom
}
