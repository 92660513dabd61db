import { showEmail } from '@fruit/isomorphic/accounts/seams'
import { IconButton } from '@fruit/look/button.tsx'
import { actionsCell, DataTable } from '@fruit/look/data-table.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { Cell, Row } from '@fruit/look/table.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeam } from '../../lib/services.ts'
import { PaginatedList } from '../../ui/paginated-list.tsx'
import { AccountModal } from './account-modal.tsx'
import styles from './administration.module.css'
import { type Account, useAccounts } from './administration.ts'

/** All accounts, with a mark for those that are logged in. */
export function AccountList() {
  const { t } = useTranslation()
  const accounts = useAccounts()
  // Kept while its dialog closes.
  const [shown, setShown] = useState<Account | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <PaginatedList
      title={t('REGISTERED_USERS')}
      pagesLabel={t('PAGES_OF_USERS')}
      rows={accounts}
      failure={t('USERS_FAILED')}
      empty={<p>{t('NO_USERS')}</p>}
    >
      {(rows) => (
        <>
          <DataTable
            caption={t('REGISTERED_USERS')}
            columns={[{ label: t('EMAIL') }, { label: t('SIGNED_IN') }, { label: t('DETAILS'), isActions: true }]}
          >
            {rows.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onShow={() => {
                  setShown(account)
                  setOpen(true)
                }}
              />
            ))}
          </DataTable>
          {shown && <AccountModal key={shown.id} account={shown} open={open} onClose={() => setOpen(false)} />}
        </>
      )}
    </PaginatedList>
  )
}

function AccountRow({ account, onShow }: { readonly account: Account; readonly onShow: () => void }) {
  const { t } = useTranslation()
  const toMarkup = useSeam(showEmail)
  const email = account.email ?? ''
  return (
    <Row>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of an e-mail is decided at the seam */}
      <Cell column="email" isHeader className={styles.email} dangerouslySetInnerHTML={{ __html: toMarkup(email) }} />
      <Cell column="user">
        <span className={styles.presence} data-online={account.token !== undefined}>
          {account.token === undefined ? t('OFFLINE') : t('ONLINE')}
        </span>
      </Cell>
      <Cell column="user_detail" className={actionsCell}>
        <IconButton aria-label={t('SHOW_USER', { email })} onClick={onShow}>
          <Icon name="show" size={20} />
        </IconButton>
      </Cell>
    </Row>
  )
}
