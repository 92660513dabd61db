import type { ChallengePage, ChallengeSolved } from '@fruit/contracts/calls/training'
import { buttonClass, IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { useNextSteps } from '../../../lib/training-queries.ts'
import { PHONE, useMedia } from '../../../lib/use-media.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { offersCode } from '../score-board/board-rows.ts'
import { useChallengePage } from '../score-board/challenges.ts'
import { CountrySign } from './country-sign.tsx'
import styles from './solve-notifications.module.css'

/** Maximum number of visible notices; the others are counted below them. On phones it is one. */
const MAX_SHOWN = 2

/** Notices of solved challenges, the newest first. They stay until the player closes them or follows a link. */
export function SolveNotifications() {
  const { t } = useTranslation()
  const { live } = useServices()
  const [solves, setSolves] = useState<readonly ChallengeSolved[]>([])
  const stack = useRef<HTMLElement>(null)
  const most = useMedia(PHONE) ? 1 : MAX_SHOWN

  useEffect(
    () =>
      live.listen('challenge solved', (solved) => {
        if (solved.hidden) return
        setSolves((before) => [solved, ...before.filter(({ key }) => key !== solved.key)])
      }),
    [live],
  )

  /** If the focus was in a closed notice, it moves to the next one, or to the main element after the last. */
  const keepFocus = () => {
    if (!stack.current?.contains(document.activeElement)) return
    requestAnimationFrame(() => {
      const next = stack.current?.querySelector<HTMLElement>('.closeButton') ?? document.getElementById('main')
      next?.focus({ preventScroll: true })
    })
  }
  const closeOne = (closed: ChallengeSolved) => {
    keepFocus()
    setSolves((before) => before.filter((other) => other !== closed))
  }
  const closeAll = () => {
    keepFocus()
    // Confirms the notices that were only counted, too.
    for (const { flag } of solves.slice(most)) live.send('notification received', flag)
    live.send(
      'verifyCloseNotificationsChallenge',
      solves.map(({ challenge, flag }) => ({ message: challenge, flag })),
    )
    // Keeps notices that arrived in the meantime.
    setSolves((before) => before.filter((other) => !solves.includes(other)))
  }
  const more = solves.length - most

  return (
    <section ref={stack} className={styles.stack} aria-label={t('SOLVE_NOTIFICATIONS')}>
      <div className={styles.notices} aria-live="polite" aria-relevant="additions">
        {solves.slice(0, most).map((solved, index) => (
          <SolveNotice
            key={solved.key}
            solved={solved}
            buttonId={index === 0 ? 'closeButton' : undefined}
            onClose={(all) => (all ? closeAll() : closeOne(solved))}
          />
        ))}
      </div>
      {more > 0 && (
        <button type="button" className={styles.more} onClick={closeAll}>
          {t('MORE_NOTICES_CLOSE_ALL', { number: more })}
        </button>
      )}
    </section>
  )
}

interface SolveNoticeProps {
  readonly solved: ChallengeSolved
  readonly buttonId: string | undefined
  readonly onClose: (all: boolean) => void
}

/** A notice renders after its links have loaded or failed, so that its content does not shift. */
function SolveNotice(props: SolveNoticeProps) {
  const page = useChallengePage(props.solved.key)
  const steps = useNextSteps()
  if (page.isPending || steps.isPending) return null
  return <LoadedNotice {...props} page={page.data} />
}

function LoadedNotice({
  solved,
  page,
  buttonId,
  onClose,
}: SolveNoticeProps & { readonly page: ChallengePage | undefined }) {
  const { t } = useTranslation()
  const { live } = useServices()
  const { ctf } = useConfiguration()

  // Only visible notices are confirmed: the server sends the others again.
  useEffect(() => live.send('notification received', solved.flag), [live, solved.flag])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what has the focus, beside its own button
    <div
      className={`${styles.toast} challenge-solved-toast`}
      onKeyDown={(event) => event.key === 'Escape' && onClose(false)}
    >
      <span className={styles.emblem}>
        <Icon name="trophy" size={28} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('YOU_SOLVED')}</p>
        <p>{solved.challenge}</p>
        <CountrySign challenge={solved.key} />
        {ctf.showFlagsInNotifications && (
          <p className={styles.flag}>
            <code>{solved.flag}</code>
            <CopyButton look="quiet" text={solved.flag} label={t('COPY_FLAG')} />
          </p>
        )}
      </div>
      <IconButton
        id={buttonId}
        className="closeButton"
        aria-label={t('CLOSE_NOTIFICATION', { challenge: page?.challenge.title ?? solved.name })}
        onClick={(event: MouseEvent) => onClose(event.shiftKey)}
      >
        <Icon name="close" />
      </IconButton>
      {/* A notice with a flag stays: the player may not have copied it yet. */}
      {page && <NextLinks page={page} onFollowed={() => ctf.showFlagsInNotifications || onClose(false)} />}
    </div>
  )
}

interface NextLinksProps {
  readonly page: ChallengePage
  readonly onFollowed: () => void
}

/** Links after a solve: the explanation, and the fix of the code or the next challenge. */
function NextLinks({ page: { challenge }, onFollowed }: NextLinksProps) {
  const { t } = useTranslation()
  const next = useNextSteps().data?.next
  const { codingChallengesEnabled } = useConfiguration().challenges
  const way = buttonClass('quiet', styles.way)
  const repairs = challenge.codingChallengeStatus !== 2 && offersCode(challenge, codingChallengesEnabled)
  return (
    <p className={styles.ways}>
      <Link to={`/challenge/${challenge.key}`} className={way} onClick={onFollowed}>
        {t('SEE_WHAT_YOU_USED')}
      </Link>
      {repairs ? (
        <Link to={`/coding-challenge/${challenge.key}`} className={way} onClick={onFollowed}>
          {t('REPAIR_IT_NOW')}
        </Link>
      ) : (
        next && (
          <Link to={`/challenge/${next.key}`} className={way} onClick={onFollowed}>
            {t('NEXT_CHALLENGE')}
          </Link>
        )
      )}
    </p>
  )
}
