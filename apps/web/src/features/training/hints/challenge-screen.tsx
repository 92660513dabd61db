import type { ChallengePage } from '@fruit/contracts/calls/training'
import { CallError } from '@fruit/look/api.ts'
import { Button, buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { dateText } from '../../../lib/date-text.ts'
import { errorText } from '../../../lib/error-text.ts'
import type { MessageKey } from '../../../lib/i18n.ts'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { useSubject } from '../../../lib/use-title.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { useReset, useUndos } from '../reset/use-reset.ts'
import { categoryNameOf } from '../score-board/category-name.ts'
import { ChallengeBadge } from '../score-board/challenge-badge.tsx'
import { tagsOf } from '../score-board/challenge-filter.ts'
import { ChallengeLinks } from '../score-board/challenge-links.tsx'
import { useChallengePage } from '../score-board/challenges.ts'
import { DifficultyPips } from '../score-board/difficulty-pips.tsx'
import { tagNameOf } from '../score-board/tag-name.ts'
import { ChallengeExplanation } from './challenge-explanation.tsx'
import { ChallengeHints } from './challenge-hints.tsx'
import { ChallengeList } from './challenge-list.tsx'
import styles from './challenge-screen.module.css'

const KINDS = {
  code: 'KIND_CODE',
  data: 'KIND_DATA',
  discovery: 'KIND_DISCOVERY',
  knowledge: 'KIND_KNOWLEDGE',
} as const satisfies Readonly<Record<ChallengePage['kind'], MessageKey>>

interface ChallengeScreenProps {
  /** Renders the code of a solved challenge, by its key. */
  readonly codeOf: (key: string) => ReactNode
}

/** The page of a challenge: task, hints and, once it is solved, the explanation and the code. */
export function ChallengeScreen({ codeOf }: ChallengeScreenProps) {
  const { t } = useTranslation()
  const { key = '' } = useParams()
  const page = useChallengePage(key)
  useSubject('TITLE_CHALLENGE', page.data?.challenge.title)
  if (page.isPending) return <p role="status">{t('LOADING')}</p>
  if (page.isSuccess) return <Challenge key={key} page={page.data} codeOf={codeOf} />
  if (!(page.error instanceof CallError) || page.error.status !== 404)
    return <LoadFailure title={t('CHALLENGE_NOT_LOADED')} error={page.error} onRetry={() => void page.refetch()} />
  return (
    <>
      <h1 className="visually-hidden">{t('TITLE_CHALLENGE')}</h1>
      <EmptyState picture="no-results" title={t('NO_SUCH_CHALLENGE')} hint={t('NO_SUCH_CHALLENGE_HINT')}>
        <Link to="/training" className={buttonClass('primary')}>
          {t('TO_SCORE_BOARD')}
        </Link>
      </EmptyState>
    </>
  )
}

function Challenge({ page, codeOf }: ChallengeScreenProps & { readonly page: ChallengePage }) {
  const { t } = useTranslation()
  const { challenge, hints, prerequisites, next, explanation } = page
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <Link to={`/training?${new URLSearchParams({ challenge: challenge.name })}`} className={styles.back}>
          <Icon name="back" size={20} />
          {t('SCORE_BOARD')}
        </Link>
        <div className={styles.title}>
          <h1 className="heading">{challenge.title}</h1>
          <ChallengeBadge challenge={challenge} />
        </div>
      </header>
      <div className={styles.main}>
        <section className={styles.brief} aria-labelledby="brief">
          <h2 id="brief">{t('THE_TASK')}</h2>
          <div className={styles.text}>
            <RichText html={challenge.description} />
          </div>
          {/* The badge of a solved challenge links to the explanations below. */}
          <ChallengeLinks challenge={explanation ? { ...challenge, mitigationUrl: null } : challenge} />
        </section>
        {explanation && <ChallengeExplanation explanation={explanation} mitigationUrl={challenge.mitigationUrl} />}
        {page.ownFixHeldAt !== null && <OwnFixNotice heldAt={page.ownFixHeldAt} challenge={challenge} />}
        {page.hasCode && codeOf(challenge.key)}
        {hints.length > 0 && <ChallengeHints challengeKey={challenge.key} hints={hints} />}
      </div>
      <aside className={styles.aside} aria-label={t('ABOUT_CHALLENGE')}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('DIFFICULTY')}</dt>
            <dd>
              <DifficultyPips difficulty={challenge.difficulty} />
            </dd>
          </div>
          <div>
            <dt>{t('WEAKNESS')}</dt>
            <dd>{categoryNameOf(challenge)}</dd>
          </div>
          <div>
            <dt>{t('KIND')}</dt>
            <dd>{t(KINDS[page.kind])}</dd>
          </div>
          {challenge.tags && (
            <div>
              <dt>{t('TAGS')}</dt>
              <dd>
                {tagsOf(challenge)
                  .map((tag) => tagNameOf(tag, t))
                  .join(', ')}
              </dd>
            </div>
          )}
        </dl>
        {prerequisites.length > 0 && <ChallengeList title={t('PREREQUISITES')} challenges={prerequisites} />}
        {next.length > 0 && <ChallengeList title={t('NEXT_CHALLENGES')} challenges={next} />}
        {explanation && <ShowFlag name={challenge.name} />}
        {explanation ? <ResetSolve challengeKey={challenge.key} /> : <RestoreSolve challengeKey={challenge.key} />}
      </aside>
    </div>
  )
}

/** Notice that the player's own fix holds, and what is still missing for it to count. */
function OwnFixNotice({
  heldAt,
  challenge,
}: {
  readonly heldAt: string
  readonly challenge: ChallengePage['challenge']
}) {
  const { t, i18n } = useTranslation()
  const { hasCodingChallenge, codingChallengeStatus } = challenge
  return (
    <section className={styles.text} aria-labelledby="own-fix">
      <h2 id="own-fix">{t('OWN_FIX_HELD')}</h2>
      <p>{t('OWN_FIX_HELD_SINCE', { date: dateText(heldAt, i18n.language) })}</p>
      {hasCodingChallenge && codingChallengeStatus === 0 && <p>{t('OWN_FIX_COUNTS_LATER')}</p>}
    </section>
  )
}

/** Shows the notification of a solve again, with its flag, in events that use flags. */
function ShowFlag({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const { ctf, challenges } = useConfiguration()
  const show = useMutation({
    mutationFn: () => api.call('GET /rest/repeat-notification', { query: { challenge: name } }),
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
  if (!ctf.showFlagsInNotifications || !challenges.showSolvedNotifications) return null
  return (
    <Button className={styles.forget} onClick={() => show.mutate()}>
      <Icon name="trophy" size={20} />
      {t('SHOW_FLAG_AGAIN')}
    </Button>
  )
}

function ResetSolve({ challengeKey }: { readonly challengeKey: string }) {
  const { t } = useTranslation()
  const { reset } = useReset()
  return (
    <Button
      className={styles.forget}
      pending={reset.isPending}
      onClick={() => reset.mutate({ what: 'challenge', key: challengeKey })}
    >
      <Icon name="undo" size={20} />
      {t('RESET_CHALLENGE')}
    </Button>
  )
}

/** Shown while a solve that was reset can be restored. */
function RestoreSolve({ challengeKey }: { readonly challengeKey: string }) {
  const { t } = useTranslation()
  const { data: undos = [] } = useUndos()
  const { undo } = useReset()
  const offer = undos.find(({ key }) => key === challengeKey)
  if (!offer) return null
  return (
    <Button className={styles.forget} pending={undo.isPending} onClick={() => undo.mutate(offer.id)}>
      <Icon name="undo" size={20} />
      {t('RECALL_CHALLENGE')}
    </Button>
  )
}
