import type { TutorialStep } from '@fruit/contracts/calls/tutorials'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useConfiguration, useSession } from '../../lib/services.ts'
import { isDone, PACE } from './tutorial-end.ts'
import { type Box, isPointable } from './tutorial-place.ts'
import type { TutorialProgress } from './use-tutorial-progress.ts'

const POLL_MS = 100
/** Screens take a moment to come: so long nobody has strayed. */
const PATIENCE_MS = 1000

/** How a step stands. */
interface StepState {
  /** Where what it points to is; null: nowhere, or everywhere. */
  readonly box: Box | null
  /** Where a menu or a dialog lies open, which the hint must not lie under. */
  readonly popup: Box | null
  /** Address behind `#` to which a player who strayed should come back; null: they did not. */
  readonly wayBack: string | null
}

interface Pace {
  /** Time stands still: the player reads. */
  readonly waits: boolean
  /** Only the player ends the step. */
  readonly byHand: boolean
}

/** What the component library opens over the page. */
const POPUPS = '[role=menu], [role=listbox], [role=alertdialog], [role=dialog][data-open]'

/**
 * Watches a step: where it points, whether the player strayed, and when it ends.
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
  const pace = PACE[useConfiguration().hackingInstructor.hintPlaybackSpeed]
  const [state, setState] = useState<StepState>({ box: null, popup: null, wayBack: null })

  /** @returns whether the step is done */
  const look = useEffectEvent((memory: StepMemory): boolean => {
    const now = performance.now()
    const anchor = step.anchor === null ? null : visible(step.anchor)
    const isHere = (step.route === null || step.route === pathname) && (step.anchor === null || anchor !== null)
    if (isHere) {
      if (!waits) memory.elapsed += now - memory.lastLook
      memory.missingSince = null
      memory.home = `${pathname}${search}`
    } else memory.missingSince ??= now
    memory.lastLook = now
    if (anchor && !memory.isInSight) {
      memory.isInSight = true
      bringIntoSight(anchor)
    }
    const home = step.route ?? memory.home
    const strayed = memory.missingSince !== null && now - memory.missingSince > PATIENCE_MS
    const wayBack = strayed && home !== null && home !== `${pathname}${search}` ? home : null
    const box = anchor && boxOf(anchor)
    const open = visible(POPUPS)
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
      isVisible: (selector) => visible(selector) !== null,
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
    const timer = setInterval(check, POLL_MS)
    document.addEventListener('click', click, true)
    // Who types and clicks at once does two steps: the click belongs to the second.
    document.addEventListener('input', check)
    addEventListener('scroll', move, true)
    addEventListener('resize', move)
    // The hint is drawn at its new place at once: it must not move away from under who is about to press a button on it.
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
  lastLook: number
  missingSince: number | null
  /** Where the step was at home when it was last seen. */
  home: string | null
  isInSight: boolean
  readonly clicked: Element[]
}

function newMemory(): StepMemory {
  return { elapsed: 0, lastLook: performance.now(), missingSince: null, home: null, isInSight: false, clicked: [] }
}

function visible(selector: string): Element | null {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null
}

function bringIntoSight(element: Element): void {
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
