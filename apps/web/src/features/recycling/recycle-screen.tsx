import { PICKUP_ABOVE_LITRES } from '@fruit/isomorphic/rules/recycling'
import { SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { localeOf } from '../../lib/i18n.ts'
import { useConfiguration, useServices, useSession } from '../../lib/services.ts'
import { useWhoAmI } from '../../lib/who-am-i.ts'
import { Confirmation } from '../../ui/confirmation.tsx'
import { Panel } from '../../ui/panel.tsx'
import { canBePickedUp, dateInputValue, isQuantity } from './recycle-rules.ts'
import styles from './recycle-screen.module.css'

interface RecycleScreenProps {
  /** The customer's addresses to choose from; passed in by the app, because they belong to another feature. */
  readonly addressChoice: (chosen: string | null, onChoose: (id: string) => void) => ReactNode
}

interface Leftovers {
  readonly quantity: string
  readonly isPickUp: boolean
  /** Such as `2031-04-05`; empty: none was chosen. */
  readonly date: string
}

const EMPTY: Leftovers = { quantity: '', isPickUp: false, date: '' }

/** Form to return leftovers, by a box that is sent or by a pickup. */
export function RecycleScreen({ addressChoice }: RecycleScreenProps) {
  const { t, i18n } = useTranslation()
  const { api, snackbars } = useServices()
  const { recyclePage } = useConfiguration().application
  const { email } = useSession()
  const account = useWhoAmI()
  const [address, setAddress] = useState<string | null>(null)
  /** Result of the last request. */
  const [outcome, setOutcome] = useState<string | null>(null)
  const { register, handleSubmit, control, formState, reset, setValue } = useForm<Leftovers>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const quantity = useWatch({ control, name: 'quantity' })
  // Read during rendering: React Hook Form tracks only the fields that are read.
  const { errors, isValid } = formState

  const request = useMutation({
    mutationFn: async ({ quantity, isPickUp, date }: Leftovers) => {
      const wish = canBePickedUp(quantity) && isPickUp ? { isPickUp, date } : { isPickUp: false }
      const body = { UserId: account.data?.id, AddressId: Number(address), quantity: Number(quantity), ...wish }
      return (await api.call('POST /api/Recycles', { body })).data
    },
    onMutate: () => setOutcome(null),
    onSuccess: ({ isPickup, pickupDate }) => {
      // In UTC, so that the date is the same in every time zone.
      const day = new Date(pickupDate ?? 0).toLocaleDateString(localeOf(i18n.language), {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
      setOutcome(isPickup ? t('CONFIRM_RECYCLING_PICKUP', { pickupdate: day }) : t('CONFIRM_RECYCLING_BOX'))
      setAddress(null)
      reset(EMPTY)
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })

  return (
    <Panel title={t('TITLE_RECYCLE')} intro={t('RECYCLE_INTRO')} wide>
      <div className={styles.columns}>
        <form
          id="recycle-form"
          className={styles.form}
          noValidate
          onSubmit={handleSubmit((leftovers) => request.mutate(leftovers))}
        >
          <TextField label={t('REQUESTOR')} readOnly value={account.data?.email ?? email ?? ''} />
          <TextField
            id="quantity"
            label={t('LITRES')}
            inputMode="numeric"
            autoComplete="off"
            hint={t('RECYCLE_BOX_HINT', { above: PICKUP_ABOVE_LITRES })}
            error={errors.quantity?.message}
            {...register('quantity', {
              required: t('MANDATORY_QUANTITY'),
              validate: (typed) => isQuantity(typed) || t('INVALID_QUANTITY'),
            })}
          />
          {canBePickedUp(quantity) && (
            <div className={styles.pickup}>
              <label className={styles.check}>
                <input id="isPickUp" type="checkbox" {...register('isPickUp', { deps: 'date' })} />
                {t('PICKUP')}
              </label>
              <TextField
                id="pickupDate"
                type="date"
                label={t('PICKUP_DATE')}
                min={dateInputValue(new Date())}
                error={errors.date?.message}
                {...register('date', {
                  validate: (day, { isPickUp }) => !isPickUp || day >= dateInputValue(new Date()) || t('INVALID_DATE'),
                  // Choosing a date requests a pickup.
                  onChange: ({ target }) => target.value !== '' && setValue('isPickUp', true),
                })}
              />
            </div>
          )}
          <section className={styles.addresses} aria-labelledby="recycle-address">
            <h2 id="recycle-address">{t('RECYCLE_ADDRESS')}</h2>
            {addressChoice(address, setAddress)}
          </section>
          <SubmitButton id="recycleButton" disabled={address === null || !isValid} pending={request.isPending}>
            {t('REQUEST_RECYCLING')}
          </SubmitButton>
          <Confirmation text={outcome} />
        </form>
        <div className={styles.pictures}>
          <Picture file={recyclePage.topProductImage} />
          <Picture file={recyclePage.bottomProductImage} />
        </div>
      </div>
    </Panel>
  )
}

/** @param file below the shop's images, or a complete address; null: none */
function Picture({ file }: { readonly file: string | null }) {
  const { base } = useServices()
  return file && <img className={styles.picture} src={new URL(file, `${base}assets/public/images/`).href} alt="" />
}
