import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { TextArea } from '@fruit/look/text-area.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { useWhoAmI } from '../../lib/who-am-i.ts'
import { Panel } from '../../ui/panel.tsx'
import { RatingField } from '../../ui/rating-field.tsx'
import { MAX_STARS } from '../../ui/stars.tsx'
import styles from './contact-screen.module.css'
import { maskedEmail } from './masked-email.ts'

/** Maximum length of a comment, in characters. */
const MAX_COMMENT_LENGTH = 160

interface Feedback {
  readonly comment: string
  /** 1 to 5; 0 until one is chosen. */
  readonly rating: number
  readonly captcha: string
}

const EMPTY: Feedback = { comment: '', rating: 0, captcha: '' }

/** Feedback form with a rating and a comment. */
export function ContactScreen() {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const sum = useId()
  const userId = useRef<HTMLInputElement>(null)
  const account = useWhoAmI()
  const captcha = useShopQuery(['captcha'], (call) => call('GET /rest/captcha'), {
    // A CAPTCHA can be used once.
    gcTime: 0,
    staleTime: 'static',
  })
  const { register, handleSubmit, control, formState, reset, resetField } = useForm<Feedback>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const [comment, rating] = useWatch({ control, name: ['comment', 'rating'] })
  const { errors } = formState
  const author = account.data?.email ? maskedEmail(account.data.email) : t('ANONYMOUS')

  const send = useMutation({
    mutationFn: (feedback: Feedback) => {
      const id = userId.current?.value ?? ''
      return api.call('POST /api/Feedbacks', {
        body: {
          ...(id !== '' && { UserId: id }),
          // The server recognizes the signature of a visitor in English only.
          comment: `${feedback.comment} (${account.data?.email ? author : 'anonymous'})`,
          rating: feedback.rating,
          captchaId: captcha.data?.captchaId,
          captcha: feedback.captcha,
        },
      })
    },
    onSuccess: async (_, { rating }) => {
      snackbars.show('confirmation', rating === MAX_STARS ? t('FEEDBACK_FIVE_STAR_THANK_YOU') : t('FEEDBACK_THANK_YOU'))
      reset(EMPTY)
      await captcha.refetch()
    },
    onError: async (error) => {
      snackbars.show('error', errorText(error, t))
      resetField('captcha')
      await captcha.refetch()
    },
  })

  return (
    <Panel title={t('TITLE_CONTACT')} intro={t('CONTACT_INTRO')}>
      <form
        id="feedback-form"
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((feedback) => send.mutate(feedback))}
      >
        <input
          key={account.data?.id}
          ref={userId}
          hidden
          id="userId"
          type="text"
          aria-label={t('CUSTOMER_NUMBER')}
          defaultValue={account.data?.id ?? ''}
        />
        <TextField label={t('AUTHOR')} readOnly value={author} hint={t('AUTHOR_HINT')} />
        <TextArea
          id="comment"
          label={t('COMMENT')}
          maxLength={MAX_COMMENT_LENGTH}
          counter={`${comment.length}/${MAX_COMMENT_LENGTH}`}
          error={errors.comment?.message}
          {...register('comment', {
            required: t('MANDATORY_COMMENT'),
            validate: (text) => text.trim() !== '' || t('MANDATORY_COMMENT'),
            maxLength: MAX_COMMENT_LENGTH,
          })}
        />
        <Controller
          control={control}
          name="rating"
          render={({ field }) => (
            <RatingField id="rating" label={t('RATING')} value={field.value} onChange={field.onChange} />
          )}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of one field would be read as a form of its own */}
        <div role="group" aria-labelledby={sum} className={styles.captcha}>
          <p id={sum} className={styles.sum}>
            {t('CAPTCHA_QUESTION')} <code id="captcha">{captcha.data?.captcha ?? '…'}</code>
          </p>
          <TextField
            id="captchaControl"
            label={t('CAPTCHA_RESULT')}
            autoComplete="off"
            error={errors.captcha?.message}
            {...register('captcha', {
              required: t('MANDATORY_CAPTCHA'),
              pattern: { value: /^-?\d+$/, message: t('INVALID_CAPTCHA') },
            })}
          />
        </div>
        <div role="alert">
          {captcha.isError && (
            <p className={`${styles.failure} error`}>
              {errorText(captcha.error, t)} <Button onClick={() => captcha.refetch()}>{t('TRY_AGAIN')}</Button>
            </p>
          )}
        </div>
        <SubmitButton
          id="submitButton"
          // Only the button requires a rating, and the server does not.
          disabled={rating < 1 || !formState.isValid || !captcha.isSuccess}
          pending={send.isPending}
        >
          {t('SEND_FEEDBACK')}
        </SubmitButton>
      </form>
    </Panel>
  )
}
