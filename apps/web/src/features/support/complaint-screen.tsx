import { MAX_COMPLAINT_LENGTH, MAX_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'
import { SubmitButton } from '@fruit/look/button.tsx'
import { TextArea } from '@fruit/look/text-area.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useWhoAmI } from '../../lib/who-am-i.ts'
import { Confirmation } from '../../ui/confirmation.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './complaint-screen.module.css'
import { type InvoiceFault, invoiceFault } from './invoice.ts'

interface Complaint {
  readonly message: string
  readonly invoice: File | null
}

const EMPTY: Complaint = { message: '', invoice: null }

const FAULTS = {
  size: 'INVALID_FILE_SIZE',
  type: 'INVALID_FILE_TYPE',
} as const satisfies Record<InvoiceFault, string>

/** Complaint form with an upload of the invoice. */
export function ComplaintScreen() {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const { email } = useSession()
  const account = useWhoAmI()
  /** Number of the last complaint. */
  const [reference, setReference] = useState<number | null>(null)
  const { register, handleSubmit, control, formState, reset, trigger } = useForm<Complaint>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const message = useWatch({ control, name: 'message' })
  const { errors } = formState

  const send = useMutation({
    mutationFn: async ({ message, invoice }: Complaint) => {
      if (invoice) {
        const form = new FormData()
        form.append('file', invoice, invoice.name)
        await api.call('POST /file-upload', { form })
      }
      const body = { UserId: account.data?.id, message, file: invoice?.name.slice(0, 255) }
      return (await api.call('POST /api/Complaints', { body })).data
    },
    onMutate: () => setReference(null),
    onSuccess: ({ id }) => {
      setReference(id)
      reset(EMPTY)
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })

  return (
    <Panel title={t('TITLE_COMPLAIN')} intro={t('COMPLAIN_INTRO')}>
      <form
        id="complaint-form"
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((complaint) => send.mutate(complaint))}
      >
        <TextField label={t('CUSTOMER')} readOnly value={account.data?.email ?? email ?? ''} />
        <TextArea
          id="complaintMessage"
          label={t('MESSAGE')}
          hint={t('COMPLAIN_MESSAGE_HINT')}
          maxLength={MAX_COMPLAINT_LENGTH}
          counter={`${message.length}/${MAX_COMPLAINT_LENGTH}`}
          error={errors.message?.message}
          {...register('message', {
            validate: (text) => text.trim() !== '' || t('MANDATORY_MESSAGE'),
            maxLength: MAX_COMPLAINT_LENGTH,
          })}
        />
        <Controller
          control={control}
          name="invoice"
          rules={{
            validate: (file) => {
              const fault = file && invoiceFault(file)
              return !fault || t(FAULTS[fault])
            },
          }}
          render={({ field }) => (
            <FileField
              id="file"
              label={t('INVOICE')}
              prompt={t('CHOOSE_FILE')}
              hint={t('INVOICE_HINT', { size: MAX_INVOICE_BYTES / 1000 })}
              // XML is no longer accepted; clients that still send it get an error from the server.
              accept=".pdf,.zip,.xml"
              file={field.value}
              onChange={(file) => {
                field.onChange(file)
                // Shows errors at once.
                void trigger('invoice')
              }}
              onBlur={field.onBlur}
              ref={field.ref}
              error={errors.invoice?.message}
            />
          )}
        />
        <SubmitButton id="submitButton" disabled={!formState.isValid} pending={send.isPending}>
          {t('SEND_COMPLAINT')}
        </SubmitButton>
        <Confirmation text={reference === null ? null : t('CUSTOMER_SUPPORT_COMPLAINT_REPLY', { ref: reference })} />
      </form>
    </Panel>
  )
}
