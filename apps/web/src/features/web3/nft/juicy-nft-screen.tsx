import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { buttonClass, SubmitButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'
import { LoadState } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { chainClient, read } from '../wallet/chain.ts'
import { shopChain } from '../wallet/shop-chain.ts'
import { FailureNote } from '../wallet/web3-failure-note.tsx'
import styles from './juicy-nft-screen.module.css'

const UNLOCKED = ['nft-unlocked']

/** The shop's own NFT: the private key of its wallet unlocks the page about its owner. */
export function JuicyNftScreen() {
  const { t } = useTranslation()
  const unlocked = useShopQuery(UNLOCKED, async (call) => (await call('GET /rest/web3/nftUnlocked')).status, {
    staleTime: 0,
  })
  return (
    <Panel title={t('TITLE_JUICY_NFT')}>
      <LoadState query={unlocked} failure={t('NFT_FAILED')} />
      {unlocked.data === false && <KeyForm />}
      {unlocked.data === true && <Unlocked />}
    </Panel>
  )
}

/** Form for the private key; shows an error for a wrong key below the field. */
function KeyForm() {
  const { t } = useTranslation()
  const { api } = useServices()
  const queries = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { privateKey: '' },
  })
  const submit = useMutation({
    mutationFn: (body: { readonly privateKey: string }) => api.call('POST /rest/web3/submitKey', { body }),
    onSuccess: () => queries.setQueryData(UNLOCKED, true),
    onError: (error) => setError('privateKey', { message: errorText(error, t) }, { shouldFocus: true }),
  })
  return (
    <form className={styles.part} noValidate onSubmit={handleSubmit((body) => submit.mutate(body))}>
      <p className={styles.warning}>
        <Icon name="lock" />
        <span>{t('NFT_WARNING')}</span>
      </p>
      <p>{t('NFT_LOCKED')}</p>
      <TextField
        id="privateKey"
        label={t('PRIVATE_KEY')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="0x…"
        error={formState.errors.privateKey?.message}
        {...register('privateKey', {
          setValueAs: (text: string) => text.trim(),
          required: t('MANDATORY_PRIVATE_KEY'),
        })}
      />
      <SubmitButton id="submitButton" pending={submit.isPending}>
        {t('UNLOCK_NFT')}
      </SubmitButton>
    </form>
  )
}

/** The owner of the token according to its contract, with a link to the token. */
function Unlocked() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { nftUrl } = useConfiguration().application.social
  const { soulBoundToken } = CONTRACTS
  const owner = useQuery({
    queryKey: ['nft-owner'],
    queryFn: () =>
      read(chainClient(shopChain(base)), {
        contract: soulBoundToken,
        name: 'ownerOf',
        values: [1n],
      }) as Promise<string>,
    retry: false,
    staleTime: 0,
  })
  return (
    <div className={styles.part}>
      <p role="status" className={styles.done}>
        <Icon name="check" />
        <span>{t('NFT_UNLOCKED')}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('NFT_OWNER')}</dt>
          <dd>
            {owner.isPending ? t('LOADING') : <code>{owner.data}</code>}
            <FailureNote error={owner.error} />
          </dd>
        </div>
        <div>
          <dt>{t('NFT_ADDRESS')}</dt>
          <dd>
            <code>{soulBoundToken.address}</code>
          </dd>
        </div>
      </dl>
      <p>{t('NFT_DESCRIPTION')}</p>
      {nftUrl && (
        <a href={nftUrl} className={buttonClass('outline')} target="_blank" rel="noopener noreferrer">
          {t('NFT_MARKETPLACE')}
          <Icon name="external" size={20} />
        </a>
      )}
    </div>
  )
}
