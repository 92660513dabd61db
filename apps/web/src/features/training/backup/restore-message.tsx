import { Button, IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import styles from '../notifications/notice-card.module.css'
import { useReset } from '../reset/use-reset.ts'

/** Result of restoring the progress in this browser. */
export type RestoreOutcome = { readonly error: unknown } | 'restored'

interface RestoreMessageProps {
  readonly outcome: RestoreOutcome
  readonly onClose: () => void
}

/** Shows the result to the player, with a button that resets the progress instead. */
export function RestoreMessage({ outcome, onClose }: RestoreMessageProps) {
  const { t } = useTranslation()
  const { reset } = useReset()
  return (
    <div className={styles.notice} data-failed={outcome !== 'restored'}>
      <p>
        {outcome === 'restored'
          ? t('AUTO_RESTORED_PROGRESS')
          : t('AUTO_RESTORE_PROGRESS_FAILED', { error: errorText(outcome.error, t) })}
      </p>
      <IconButton aria-label={t('CLOSE_MESSAGE')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <Button pending={reset.isPending} onClick={() => reset.mutate({ what: 'progress' }, { onSuccess: onClose })}>
        {t('CLEAR_PROGRESS')}
      </Button>
    </div>
  )
}
