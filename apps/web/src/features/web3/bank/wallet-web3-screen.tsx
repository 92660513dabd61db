import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { parseEther } from 'viem'
import { useServices } from '../../../lib/services.ts'
import { Confirmation } from '../../../ui/confirmation.tsx'
import { sheetClass } from '../../../ui/sheet.ts'
import { read, send } from '../wallet/chain.ts'
import { coinText } from '../wallet/chain-texts.ts'
import type { Connected } from '../wallet/wallet-connection.ts'
import { CHAIN, useConnected, useWeb3 } from '../wallet/web3-context.ts'
import { FailureNote } from '../wallet/web3-failure-note.tsx'
import { Web3Screen } from '../web3-screen.tsx'
import styles from './wallet-web3-screen.module.css'

const { walletBank } = CONTRACTS
/** Interval at which the balance is polled, in milliseconds: scripts use the bank too. */
const POLL_INTERVAL_MS = 4000

/** The bank contract on the chain, which stores customers' ether. */
export function WalletWeb3Screen() {
  const { t } = useTranslation()
  return (
    <Web3Screen title={t('TITLE_WALLET_WEB3')} intro={t('WALLET_WEB3_INTRO')}>
      <Bank />
    </Web3Screen>
  )
}

interface BankTransfer {
  readonly action: 'deposit' | 'withdraw'
  readonly wei: bigint
  readonly by: Connected
}

/** The balance of the connected account, with forms to deposit and withdraw. */
function Bank() {
  const { t, i18n } = useTranslation()
  const { api } = useServices()
  const { client } = useWeb3()
  const connected = useConnected()
  const queries = useQueryClient()
  const address = connected?.address
  const balance = useQuery({
    queryKey: [CHAIN, 'bank', address],
    queryFn: () => read(client, { contract: walletBank, name: 'balanceOf', values: [address] }) as Promise<bigint>,
    enabled: address !== undefined,
    refetchInterval: POLL_INTERVAL_MS,
  })
  // Tells the server which account uses its bank here.
  const named = useMutation({
    mutationFn: (walletAddress: string) =>
      api.call('POST /rest/web3/walletExploitAddress', { body: { walletAddress } }),
  })
  const { mutate: name } = named
  useEffect(() => {
    if (address !== undefined) name(address)
  }, [address, name])
  const { register, handleSubmit, formState, reset } = useForm({ mode: 'onTouched', defaultValues: { amount: '' } })
  const deal = useMutation({
    mutationFn: ({ action, wei, by }: BankTransfer) =>
      send(
        client,
        by,
        action === 'deposit'
          ? { contract: walletBank, name: 'ethdeposit', values: [by.address], value: wei }
          : { contract: walletBank, name: 'withdraw', values: [wei] },
      ),
    onSuccess: () => reset(),
    onSettled: () => queries.invalidateQueries({ queryKey: [CHAIN] }),
  })
  const dealer = (action: BankTransfer['action']) =>
    handleSubmit(({ amount }) => connected && deal.mutate({ action, wei: parseEtherAmount(amount)!, by: connected }))
  const isBusy = !connected || deal.isPending
  return (
    <section className={sheetClass()} aria-labelledby="bank">
      <h2 id="bank">{t('BANK_BALANCE')}</h2>
      <p id="walletBalance" className={styles.amount}>
        {balance.data === undefined ? '–' : t('ETHER', { amount: coinText(balance.data, i18n.language) })}
      </p>
      <FailureNote error={balance.error} />
      <form className={styles.form} noValidate onSubmit={dealer('deposit')}>
        <TextField
          id="inputAmount"
          label={t('AMOUNT_OF_ETHER')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('BANK_LIMIT')}
          error={formState.errors.amount?.message}
          {...register('amount', {
            setValueAs: (text: string) => text.trim(),
            validate: (text) => parseEtherAmount(text) !== null || t('INVALID_AMOUNT_OF_ETHER'),
          })}
        />
        <div className={styles.actions}>
          <SubmitButton id="depositButton" pending={isBusy}>
            {t('DEPOSIT')}
          </SubmitButton>
          <Button id="withdrawButton" pending={isBusy} onClick={dealer('withdraw')}>
            {t('WITHDRAW')}
          </Button>
        </div>
      </form>
      <FailureNote error={deal.error ?? named.error} />
      <Confirmation text={deal.isSuccess ? confirmation(deal.variables) : null} />
    </section>
  )

  function confirmation({ action, wei }: BankTransfer): string {
    return t(action === 'deposit' ? 'DEPOSITED' : 'WITHDRAWN', { amount: coinText(wei, i18n.language) })
  }
}

/** Parses an amount of ether, written with a point or a comma, to wei; null for an invalid amount or 0. */
function parseEtherAmount(text: string): bigint | null {
  const amount = text.replace(',', '.')
  if (!/^\d{1,12}(?:\.\d{1,18})?$/.test(amount)) return null
  const wei = parseEther(amount)
  return wei > 0n ? wei : null
}
