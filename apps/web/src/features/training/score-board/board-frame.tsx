import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MessageKey } from '../../../lib/i18n.ts'
import { useServices } from '../../../lib/services.ts'
import { useLazyComponent } from '../../../lib/use-lazy-component.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TrackingPixel } from '../../../ui/tracking-pixel.tsx'
import styles from './board-frame.module.css'
import { useChallenges, useRefreshProgress } from './challenges.ts'

interface BoardFrameProps {
  /** The path that opened the board, if no menu links to it. */
  readonly unlistedPath?: string | undefined
  /** Address and link text of the other board. */
  readonly other: { readonly to: string; readonly text: MessageKey }
  /** Renders the challenges after they have loaded. */
  readonly children: (challenges: readonly ChallengeRow[]) => ReactNode
}

/** Frame that both score boards share. */
export function BoardFrame({ unlistedPath, other, children }: BoardFrameProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const challenges = useChallenges()
  const refresh = useRefreshProgress()
  const settings = useLazyComponent(async () => (await import('../reset/settings-modal.tsx')).SettingsModal)
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 className="heading">{t('SCORE_BOARD')}</h1>
        <p className={styles.intro}>{t('SCORE_BOARD_INTRO')}</p>
        <div className={styles.actions}>
          <Link to={other.to} className={styles.other}>
            {t(other.text)}
          </Link>
          <Button
            className={styles.settings}
            onPointerEnter={settings.preload}
            onFocus={settings.preload}
            onClick={() => {
              settings.load()
              setOpen(true)
            }}
          >
            <Icon name="settings" size={20} />
            <span className={styles.settingsText}>{t('BOARD_SETTINGS')}</span>
          </Button>
        </div>
      </header>
      {unlistedPath !== undefined && (
        <TrackingPixel base={base} file="1px.png" path={unlistedPath} onSeen={() => void refresh()} />
      )}
      {challenges.isPending && (
        <p className={styles.loading} role="status">
          <span className={styles.spinner} />
          {t('LOADING')}
        </p>
      )}
      {challenges.isError && (
        <LoadFailure
          title={t('NO_CHALLENGES_FOUND')}
          error={challenges.error}
          onRetry={() => void challenges.refetch()}
        />
      )}
      {challenges.isSuccess && challenges.data.length === 0 && <p role="status">{t('NO_CHALLENGES_FOUND')}</p>}
      {challenges.isSuccess && challenges.data.length > 0 && children(challenges.data)}
      {settings.Component && <settings.Component open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
