import type { TutorialStep } from '@fruit/contracts/calls/tutorials'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import styles from './tutorial-hint.module.css'
import { type Place, placeHint } from './tutorial-place.ts'
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
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The hint of a step, beside what it points to. It never takes the page from the player, who has things to do there. */
export function TutorialHint({ name, step, number, total, progress, onDone, onCancel }: TutorialHintProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const { avatarImage } = useConfiguration().hackingInstructor
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  const { box, wayBack } = useTutorialStep(step, progress, onDone)
  const place = usePlace(card, box)
  const skippable = !step.unskippable || progress.isOld(step.doneWhen)

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
        onDoubleClick={() => skippable && onDone()}
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
          {wayBack !== null && (
            <Button look="primary" onClick={() => navigate(wayBack)}>
              {t('TUTORIAL_COME_BACK')}
            </Button>
          )}
          {wayBack === null && (
            // It keeps its place, and the focus, where a step waits for a deed.
            <Button
              look="quiet"
              aria-disabled={!skippable}
              title={skippable ? undefined : t('TUTORIAL_WAITS')}
              onClick={() => skippable && onDone()}
            >
              {skippable ? t('TUTORIAL_SKIP') : t('TUTORIAL_YOUR_TURN')}
            </Button>
          )}
        </div>
      </section>
    </>
  )
}

/** Where the hint stands; null until it was measured. */
function usePlace(card: React.RefObject<HTMLElement | null>, box: Parameters<typeof placeHint>[0]): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  const settle = useEffectEvent(() => {
    if (!card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const next = placeHint(box, { width, height }, { width: innerWidth, height: innerHeight }, bar)
    setPlace((last) => (last?.left === next.left && last.top === next.top ? last : next))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it points to has moved
  useLayoutEffect(() => settle(), [box])
  useEffect(() => {
    if (!card.current) return
    // Another text, another size.
    const watch = new ResizeObserver(() => settle())
    watch.observe(card.current)
    const resized = () => settle()
    addEventListener('resize', resized)
    return () => {
      watch.disconnect()
      removeEventListener('resize', resized)
    }
  }, [card])
  return place
}

/** Escape ends the tutorial, unless it closes a menu or another dialog. */
function useEscape(onCancel: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const others = '[role=menu], [role=listbox], [role=alertdialog], [role=dialog][data-open]'
    if (event.key === 'Escape' && !document.querySelector(others)) onCancel()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    // Before the others: afterwards they are closed.
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])
}

/** Room around what is pointed to. */
const HALO = 6

function spotlightOn({ left, top, right, bottom }: NonNullable<Parameters<typeof placeHint>[0]>) {
  return {
    left: left - HALO,
    top: top - HALO,
    width: right - left + 2 * HALO,
    height: bottom - top + 2 * HALO,
  }
}
