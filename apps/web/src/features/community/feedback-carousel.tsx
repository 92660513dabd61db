import { showComment } from '@fruit/isomorphic/feedback/seams'
import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { useSeam, useServices } from '../../lib/services.ts'
import { Stars } from '../../ui/stars.tsx'
import styles from './feedback-carousel.module.css'
import { useAutoplay } from './use-autoplay.ts'

/** Pictures of the carousel; files below the folder of images. */
const PICTURES = [
  'products/whole-orchard.webp',
  'products/windfall-apple.webp',
  'products/cherry-picker.webp',
  'products/lemon-alibi.webp',
  'carousel/5.png',
  'products/tree-of-some-knowledge.webp',
  'products/six-seeds.webp',
] as const

/**
 * Carousel of pictures with customers' feedback. It advances automatically, but pauses on hover, on focus and on
 * request.
 */
export function FeedbackCarousel({ feedback }: { readonly feedback: CallAnswer<'GET /api/Feedbacks'>['data'] }) {
  const { t } = useTranslation()
  const { base } = useServices()
  const toMarkup = useSeam(showComment)
  const [place, setPlace] = useState(0)
  const total = Math.max(feedback.length, PICTURES.length)
  const shown = feedback.length === 0 ? null : feedback[place % feedback.length]!
  const turn = (by: number) => setPlace((from) => (from + by + total) % total)
  const autoplay = useAutoplay(() => turn(1))
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('CAROUSEL')}
      aria-label={t('CUSTOMER_FEEDBACK')}
      onPointerEnter={autoplay.pause}
      onPointerLeave={autoplay.resume}
      onFocus={autoplay.pause}
      onBlur={autoplay.resume}
    >
      <div className={styles.place} aria-live={autoplay.isRunning ? 'off' : 'polite'}>
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset */}
        <div
          key={place}
          className={styles.slide}
          role="group"
          aria-roledescription={t('SLIDE')}
          aria-label={t('SLIDE_OF', { number: place + 1, total })}
        >
          <img
            src={new URL(`assets/public/images/${PICTURES[place % PICTURES.length]}`, base).href}
            alt=""
            width={300}
            height={300}
          />
          <figure className={styles.said}>
            {shown ? (
              <>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of a comment is decided at the seam */}
                <blockquote dangerouslySetInnerHTML={{ __html: toMarkup(shown.comment) }} />
                <figcaption>
                  <Stars count={shown.rating} />
                </figcaption>
              </>
            ) : (
              <blockquote>{t('EMPTY_FEEDBACK')}</blockquote>
            )}
          </figure>
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton
          aria-label={autoplay.isEnabled ? t('CAROUSEL_PAUSE') : t('CAROUSEL_PLAY')}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.isEnabled ? 'pause' : 'play'} />
        </IconButton>
        <IconButton aria-label={t('CAROUSEL_PREVIOUS')} onClick={() => turn(-1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton aria-label={t('CAROUSEL_NEXT')} onClick={() => turn(1)}>
          <Icon name="forward" />
        </IconButton>
      </div>
    </section>
  )
}
