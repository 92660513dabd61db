import { Button } from '@fruit/look/button.tsx'
import { TextArea } from '@fruit/look/text-area.tsx'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import styles from './product-reviews.module.css'
import { MAX_REVIEW_LENGTH, type useWriteReview } from './reviews.ts'

interface ReviewFormProps {
  readonly label: string
  /** Text of the button. */
  readonly submit: string
  /** Initial text. */
  readonly text?: string
  readonly save: ReturnType<typeof useWriteReview>
  /** Called after saving; by default, the field is cleared. */
  readonly onSaved?: () => void
}

/** Form for a new review, or for changes of one. */
export function ReviewForm({ label, submit, text = '', save, onSaved }: ReviewFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, control, formState, reset } = useForm({
    mode: 'onChange',
    defaultValues: { message: text },
  })
  const message = useWatch({ control, name: 'message' })
  const refusal = save.isError ? errorText(save.error, t) : undefined
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(() => save.mutate(message.trim(), { onSuccess: () => (onSaved ? onSaved() : reset()) }))}
    >
      <TextArea
        label={label}
        rows={3}
        maxLength={MAX_REVIEW_LENGTH}
        counter={`${message.length}/${MAX_REVIEW_LENGTH}`}
        error={formState.errors.message?.message ?? refusal}
        {...register('message', {
          validate: (value) => value.trim() !== '' || t('MANDATORY_REVIEW'),
          onChange: () => save.reset(),
        })}
      />
      <Button type="submit" disabled={message.trim() === ''} pending={save.isPending}>
        {submit}
      </Button>
    </form>
  )
}
