import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'
import { Confirmation } from '../../../ui/confirmation.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import { sheetClass } from '../../../ui/sheet.ts'
import { read, send } from '../wallet/chain.ts'
import { coinText } from '../wallet/chain-texts.ts'
import type { Connected } from '../wallet/wallet-connection.ts'
import { CHAIN, useConnected, useWeb3 } from '../wallet/web3-context.ts'
import { FailureNote } from '../wallet/web3-failure-note.tsx'
import { Web3Screen } from '../web3-screen.tsx'
import styles from './bee-haven-screen.module.css'

const { beeToken, beeFaucet, honeyPot } = CONTRACTS
/** Price of a honey pot, in the smallest unit of the coin. */
const PRICE = 1000n * 10n ** 18n
/** Largest argument of the faucet's function: it is a uint8. */
const MAX_BEES = 255
/** Interval at which the balances and the challenge are polled, in milliseconds. */
const POLL_INTERVAL_MS = 4000

/** The bee faucet and the shop for honey pots. */
export function BeeHavenScreen() {
  const { t } = useTranslation()
  return (
    <Web3Screen title={t('TITLE_BEE_HAVEN')} intro={t('BEE_HAVEN_INTRO')}>
      <Faucet />
      <HoneyPot />
    </Web3Screen>
  )
}

/** Bees of the connected account; disabled while none is connected. */
function useBees() {
  const { client } = useWeb3()
  const address = useConnected()?.address
  return useQuery({
    queryKey: [CHAIN, 'bees', address],
    queryFn: () => read(client, { contract: beeToken, name: 'balanceOf', values: [address] }) as Promise<bigint>,
    enabled: address !== undefined,
    refetchInterval: POLL_INTERVAL_MS,
  })
}

/** Gives bees to any account until its pool is empty. */
function Faucet() {
  const { t, i18n } = useTranslation()
  const { client } = useWeb3()
  const connected = useConnected()
  const queries = useQueryClient()
  const bees = useBees()
  const pool = useQuery({
    queryKey: [CHAIN, 'pool'],
    queryFn: () => read(client, { contract: beeFaucet, name: 'getBalance' }) as Promise<number>,
    refetchInterval: POLL_INTERVAL_MS,
  })
  const { register, handleSubmit, formState } = useForm({ mode: 'onTouched', defaultValues: { amount: '' } })
  const claim = useMutation({
    mutationFn: ({ amount, by }: { readonly amount: number; readonly by: Connected }) =>
      send(client, by, { contract: beeFaucet, name: 'withdraw', values: [amount] }),
    onSettled: () => queries.invalidateQueries({ queryKey: [CHAIN] }),
  })
  return (
    <section className={sheetClass()} aria-labelledby="faucet">
      <h2 id="faucet">{t('BEE_FAUCET')}</h2>
      <dl className={styles.figures}>
        <Figure name={t('BEE_POOL')} value={pool.data === undefined ? '–' : t('BEES', { amount: String(pool.data) })} />
        <Figure
          name={t('YOUR_BEES')}
          value={bees.data === undefined ? '–' : t('BEES', { amount: coinText(bees.data, i18n.language) })}
        />
      </dl>
      <FailureNote error={pool.error} />
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit(({ amount }) => connected && claim.mutate({ amount: Number(amount), by: connected }))}
      >
        <TextField
          id="withdrawAmount"
          label={t('NUMBER_OF_BEES')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('NUMBER_OF_BEES_HINT')}
          error={formState.errors.amount?.message}
          {...register('amount', {
            setValueAs: (text: string) => text.trim(),
            validate: (text) => isNumberOfBees(text) || t('INVALID_NUMBER_OF_BEES', { most: MAX_BEES }),
          })}
        />
        <SubmitButton id="claimButton" disabled={!connected} pending={claim.isPending}>
          {t('CLAIM_BEES')}
        </SubmitButton>
      </form>
      <FailureNote error={claim.error} />
      <Confirmation text={claim.isSuccess ? t('BEES_CLAIMED', { amount: String(claim.variables.amount) }) : null} />
    </section>
  )
}

/** Whether the faucet's function accepts the number; the faucet itself checks whether it has so many bees. */
function isNumberOfBees(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_BEES
}

/** Sells honey pots, and reports a minted one to the server. */
function HoneyPot() {
  const { t, i18n } = useTranslation()
  const { api } = useServices()
  const { client } = useWeb3()
  const connected = useConnected()
  const queries = useQueryClient()
  const bees = useBees()
  const pots = useQuery({
    queryKey: [CHAIN, 'pots', connected?.address],
    queryFn: () =>
      read(client, { contract: honeyPot, name: 'balanceOf', values: [connected?.address] }) as Promise<bigint>,
    enabled: connected !== null,
    refetchInterval: POLL_INTERVAL_MS,
  })
  const listening = useShopQuery(['nft-mint-listen'], (call) => call('GET /rest/web3/nftMintListen'), {
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = useShopQuery(
    ['nft-mint-known'],
    async (call) =>
      (await call('GET /api/Challenges', { query: { key: 'nftMintChallenge' } })).data[0]?.solved ?? false,
    { staleTime: 0, refetchInterval: ({ state }) => (state.data ? false : POLL_INTERVAL_MS) },
  )
  const verify = useMutation({
    mutationFn: (walletAddress: string) => api.call('POST /rest/web3/walletNFTVerify', { body: { walletAddress } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['nft-mint-known'] }),
  })
  const address = connected?.address
  const count = pots.data ?? 0n
  const { mutate } = verify
  // Also for a pot that was minted by a script or in another tab.
  useEffect(() => {
    if (address !== undefined && count > 0n && known.data === false) mutate(address)
  }, [address, count, known.data, mutate])
  const mint = useMutation({
    mutationFn: async (by: Connected) => {
      const allowed = await read(client, {
        contract: beeToken,
        name: 'allowance',
        values: [by.address, honeyPot.address],
      })
      if ((allowed as bigint) < PRICE)
        await send(client, by, { contract: beeToken, name: 'approve', values: [honeyPot.address, PRICE] })
      await send(client, by, { contract: honeyPot, name: 'mint' })
      await verify.mutateAsync(by.address)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [CHAIN] }),
  })
  const isPoor = bees.data !== undefined && bees.data < PRICE
  return (
    <section className={sheetClass(styles.pot)} aria-labelledby="honey-pot">
      <Drawing name="honey-pot" className={styles.picture} />
      <div className={styles.words}>
        <h2 id="honey-pot">{t('HONEY_POT')}</h2>
        <p>{t('HONEY_POT_PITCH', { price: coinText(PRICE, i18n.language) })}</p>
        {count > 0n && <p className={styles.owned}>{t('HONEY_POTS_OWNED', { amount: String(count) })}</p>}
        {isPoor && (
          <p id="too-few-bees" className={styles.note}>
            {t('TOO_FEW_BEES', { missing: coinText(PRICE - bees.data, i18n.language) })}
          </p>
        )}
        <Button
          id="mintButton"
          look="primary"
          disabled={!connected || isPoor}
          pending={mint.isPending}
          aria-describedby={isPoor ? 'too-few-bees' : undefined}
          onClick={() => connected && mint.mutate(connected)}
        >
          <Icon name="basket" size={20} />
          {t('MINT_HONEY_POT')}
        </Button>
        {mint.isPending && (
          <p role="status" className={styles.note}>
            {t('MINT_TAKES_TWO')}
          </p>
        )}
        <FailureNote error={mint.error ?? listening.error} />
        <Confirmation text={verify.data?.success ? verify.data.message : null} />
      </div>
    </section>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
