import type { TutorialStep } from '@fruit/contracts/calls/tutorials'
import { Button, buttonClass, IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { MessageKey } from '../../../lib/i18n.ts'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import styles from './tutorial-hint.module.css'
import { type Box, type Place, placeHint } from './tutorial-place.ts'
import type { TutorialProgress } from './use-tutorial-progress.ts'
import { useTutorialStep } from './use-tutorial-step.ts'

interface TutorialHintProps {
  /** Name of the challenge. */
  readonly name: string
  readonly step: TutorialStep
  /** Counted from 1. */
  readonly number: number
  readonly total: number
  readonly progress: TutorialProgress
  /** Link after the last step; null on the others. */
  readonly wayOn: { readonly to: string; readonly text: MessageKey } | null
  /** The player has come back to a completed step: it ends only on request. */
  readonly isDone: boolean
  /** Null on the first step. */
  readonly onBack: (() => void) | null
  readonly onDone: () => void
  readonly onCancel: () => void
}

/**
 * The hint of a step, beside the element that it explains. It is not modal, because the player has to use the page. A
 * timed step pauses while the hint is hovered or has keyboard focus, while it is paused, and on the last step.
 */
export function TutorialHint({ name, step, number, total, progress, ...ways }: TutorialHintProps) {
  const { wayOn, isDone, onBack, onDone, onCancel } = ways
  const { t } = useTranslation()
  const { base } = useServices()
  const { avatarImage } = useConfiguration().hackingInstructor
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  /**
   * Whether the first click of a double click was on a button: the double click then does not skip the step, even if
   * the button is gone by the second click.
   */
  const isOnButton = useRef(false)
  const [isPaused, setIsPaused] = useState(false)
  const [isRead, setIsRead] = useState({ byPointer: false, byKeyboard: false })
  const goesByTime = step.doneWhen.kind === 'wait' && !isDone && wayOn === null
  const waits = isPaused || isRead.byPointer || isRead.byKeyboard
  const byHand = isDone || (wayOn !== null && step.doneWhen.kind === 'wait')
  const { box, popup, wayBack } = useTutorialStep(step, progress, { waits, byHand }, onDone)
  const place = usePlace(card, box, popup)
  const skippable = isDone || !step.unskippable || progress.isOld(step.doneWhen)

  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  useEscape(onCancel)

  return (
    <>
      {box && <div className={styles.spotlight} style={spotlightOn(box)} />}
      <section
        ref={card}
        role="dialog"
        aria-label={t('TUTORIAL_OF', { name })}
        tabIndex={-1}
        className={styles.hint}
        style={place ?? { opacity: 0 }}
        onMouseDown={({ target, detail }) => {
          if (detail === 1) isOnButton.current = (target as Element).closest('button, a') !== null
        }}
        onDoubleClick={() => skippable && !isOnButton.current && onDone()}
        onPointerEnter={() => setIsRead((read) => ({ ...read, byPointer: true }))}
        onPointerLeave={() => setIsRead((read) => ({ ...read, byPointer: false }))}
        onFocus={({ target, currentTarget }) => {
          const byKeyboard = target !== currentTarget && target.matches(':focus-visible')
          setIsRead((read) => ({ ...read, byKeyboard }))
        }}
        onBlur={() => setIsRead((read) => ({ ...read, byKeyboard: false }))}
      >
        <img className={styles.avatar} src={new URL(avatarImage, `${base}assets/public/images/`).href} alt="" />
        <div className={styles.text} aria-live="polite">
          {wayBack === null ? <RichText html={step.text} /> : t('TUTORIAL_STRAYED', { address: `#${wayBack}` })}
        </div>
        <IconButton className={styles.cancel} aria-label={t('TUTORIAL_CANCEL')} onClick={onCancel}>
          <Icon name="close" size={20} />
        </IconButton>
        <div className={styles.foot}>
          <span className={styles.count}>{t('TUTORIAL_STEP', { number, total })}</span>
          <span className={styles.turns}>
            {onBack && (
              <IconButton aria-label={t('TUTORIAL_BACK')} onClick={onBack}>
                <Icon name="back" size={20} />
              </IconButton>
            )}
            {goesByTime && (
              <IconButton
                aria-label={t(isPaused ? 'TUTORIAL_RESUME' : 'TUTORIAL_PAUSE')}
                onClick={() => setIsPaused((paused) => !paused)}
              >
                <Icon name={isPaused ? 'play' : 'pause'} size={20} />
              </IconButton>
            )}
          </span>
          {wayBack !== null && (
            <Button look="primary" onClick={() => navigate(wayBack)}>
              {t('TUTORIAL_COME_BACK')}
            </Button>
          )}
          {wayBack === null && (
            // The button stays, and keeps the focus, while a step waits for an action.
            <Button
              look="quiet"
              aria-disabled={!skippable}
              title={skippable ? undefined : t('TUTORIAL_WAITS')}
              onClick={() => skippable && onDone()}
            >
              {skippable ? t(wayOn ? 'TUTORIAL_DONE' : 'TUTORIAL_SKIP') : t('TUTORIAL_YOUR_TURN')}
            </Button>
          )}
          {wayBack === null && wayOn && skippable && (
            <Link to={wayOn.to} className={buttonClass('primary')} onClick={onDone}>
              {t(wayOn.text)}
            </Link>
          )}
        </div>
      </section>
    </>
  )
}

/** Position of the hint; null until it was measured. */
function usePlace(card: React.RefObject<HTMLElement | null>, box: Box | null, popup: Box | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  const settle = useEffectEvent(() => {
    if (!card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const free = { width: innerWidth, height: innerHeight - coveredHeight() }
    const next = placeHint({ anchor: box, popup }, { width, height }, free, bar)
    setPlace((last) => (last?.left === next.left && last.top === next.top ? last : next))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it points to has moved
  useLayoutEffect(() => settle(), [box, popup])
  useEffect(() => {
    if (!card.current) return
    // The text and so the size changes.
    const watch = new ResizeObserver(() => settle())
    watch.observe(card.current)
    const resized = () => settle()
    addEventListener('resize', resized)
    const covered = new MutationObserver(resized)
    covered.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => {
      watch.disconnect()
      covered.disconnect()
      removeEventListener('resize', resized)
    }
  }, [card])
  return place
}

/** Height at the bottom of the window that notices cover, in pixels, as the layout reports in `--covered`. */
function coveredHeight(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue('--covered')) || 0
}

/** Escape ends the tutorial, unless it closes a menu or another dialog. */
function useEscape(onCancel: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const others = '[role=menu], [role=listbox], [role=alertdialog], [role=dialog][data-open]'
    if (event.key === 'Escape' && !document.querySelector(others)) onCancel()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    // In the capture phase: the other listeners close their dialogs.
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])
}

/** Space around the highlighted element, in pixels. */
const SPOTLIGHT_PADDING = 6

function spotlightOn({ left, top, right, bottom }: Box) {
  return {
    left: left - SPOTLIGHT_PADDING,
    top: top - SPOTLIGHT_PADDING,
    width: right - left + 2 * SPOTLIGHT_PADDING,
    height: bottom - top + 2 * SPOTLIGHT_PADDING,
  }
}
