import { showEmail } from '@fruit/isomorphic/accounts/seams'
import { Modal } from '@fruit/look/modal.tsx'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../lib/date-text.ts'
import { errorText } from '../../lib/error-text.ts'
import { useSeam } from '../../lib/services.ts'
import styles from './administration.module.css'
import { type Account, useAccount } from './administration.ts'

interface AccountModalProps {
  /** The account as the list contains it. */
  readonly account: Account
  readonly open: boolean
  readonly onClose: () => void
}

/** Details of an account. */
export function AccountModal({ account, open, onClose }: AccountModalProps) {
  const { t, i18n } = useTranslation()
  const toMarkup = useSeam(showEmail)
  const current = useAccount(account.id)
  const { id, email, createdAt, updatedAt } = current.data ?? account
  return (
    <Modal open={open} onClose={onClose} title={t('USER_NUMBER', { id })}>
      {current.isError && (
        <p className="error" role="alert">
          {errorText(current.error, t)}
        </p>
      )}
      <dl className={styles.details} aria-busy={current.isPending}>
        <dt>{t('EMAIL')}</dt>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of an e-mail is decided at the seam */}
        <dd dangerouslySetInnerHTML={{ __html: toMarkup(email ?? '') }} />
        <dt>{t('CREATED_AT')}</dt>
        <dd>{momentText(createdAt, i18n.language)}</dd>
        <dt>{t('UPDATED_AT')}</dt>
        <dd>{momentText(updatedAt, i18n.language)}</dd>
      </dl>
    </Modal>
  )
}
