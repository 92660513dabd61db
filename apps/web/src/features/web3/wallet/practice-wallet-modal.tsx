import { Button } from '@fruit/look/button.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { useStore } from '@fruit/look/store.ts'
import { TextArea } from '@fruit/look/text-area.tsx'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { AccountChoice } from './account-choice.tsx'
import { InvalidKeyError } from './practice-keys.ts'
import styles from './practice-wallet-modal.module.css'
import { useWeb3 } from './web3-context.ts'

/** Accounts and keys of the practice wallet: choose an account, show keys, and import others. */
export function PracticeWalletModal({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { practiceKeys } = useWeb3()
  return (
    <Modal open={open} onClose={onClose} title={t('PRACTICE_KEYS')}>
      <div className={styles.content}>
        <p>{t('PRACTICE_WARNING')}</p>
        <AccountChoice keys={practiceKeys} canRemove />
        <Secrets />
        <ImportForm />
      </div>
    </Modal>
  )
}

/** The secrets, which are shown on request. */
function Secrets() {
  const { t } = useTranslation()
  const { practiceKeys } = useWeb3()
  const { chosen, phrase } = useStore(practiceKeys)
  return (
    <section className={styles.part}>
      <h3>{t('PRACTICE_EXPORT')}</h3>
      <Secret key={chosen.privateKey} show={t('SHOW_PRIVATE_KEY')} copy={t('COPY_SECRET')} text={chosen.privateKey} />
      <Secret show={t('SHOW_PHRASE')} copy={t('COPY_PHRASE')} text={phrase} />
    </section>
  )
}

function Secret({ show, copy, text }: { readonly show: string; readonly copy: string; readonly text: string }) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className={styles.secret}>
      <Button aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
        {show}
      </Button>
      <div id={id} hidden={!isShown} className={styles.shown}>
        {isShown && (
          <>
            <code>{text}</code>
            <CopyButton text={text} label={copy} />
          </>
        )}
      </div>
    </div>
  )
}

function ImportForm() {
  const { t } = useTranslation()
  const { snackbars } = useServices()
  const { practiceKeys } = useWeb3()
  const { register, handleSubmit, formState, setError, reset } = useForm({ defaultValues: { secret: '' } })
  const bringIn = ({ secret }: { readonly secret: string }) => {
    try {
      practiceKeys.import(secret)
      reset()
      snackbars.show('confirmation', t('PRACTICE_IMPORTED'))
    } catch (error) {
      if (!(error instanceof InvalidKeyError)) throw error
      setError('secret', { message: t('PRACTICE_UNREADABLE') })
    }
  }
  return (
    <form className={styles.part} noValidate onSubmit={handleSubmit(bringIn)}>
      <h3>{t('PRACTICE_IMPORT')}</h3>
      <TextArea
        id="importedSecret"
        label={t('PRACTICE_IMPORT_LABEL')}
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.secret?.message}
        {...register('secret', { required: t('PRACTICE_UNREADABLE') })}
      />
      <Button type="submit">{t('PRACTICE_IMPORT')}</Button>
    </form>
  )
}
