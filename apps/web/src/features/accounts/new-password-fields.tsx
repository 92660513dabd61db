import { PasswordField } from '@fruit/look/password-field.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordAdvice } from './password-advice.tsx'
import { PASSWORD_LENGTH } from './password-strength.ts'

/** Limits that the counters show, as in the original shop. Passwords may be longer, up to `PASSWORD_LENGTH.max`. */
const COUNTER_LIMITS = { password: 20, repeat: 40 } as const

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string
  readonly passwordRepeat: string
}

interface NewPasswordFieldsProps {
  /** Ids of the field and its repetition. */
  readonly ids: readonly [password: string, repeat: string]
  readonly label: string
  /** Error message if it is missing. */
  readonly mandatory: string
  readonly disabled?: boolean
  /** Checks the repetition; by default, both must be equal. */
  readonly isRepeated?: (password: string, repeat: string) => boolean
}

const isSame = (password: string, repeat: string) => password === repeat

/**
 * The fields of a new password, with advice about its strength. They belong to the form around them (`FormProvider`).
 */
export function NewPasswordFields({
  ids: [id, repeatId],
  label,
  mandatory,
  disabled,
  isRepeated = isSame,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const { register, control, formState, trigger } = useFormContext<NewPassword>()
  const [password, repeat] = useWatch({ control, name: ['password', 'passwordRepeat'] })
  const { errors } = formState
  // No `maxLength`: the field would truncate a pasted password, and its owner would not know the result.
  const shared = { autoComplete: 'new-password', disabled } as const
  return (
    <>
      <PasswordField
        id={id}
        label={label}
        hint={t('PASSWORD_LENGTH_HINT')}
        counter={`${password.length}/${COUNTER_LIMITS.password}`}
        error={errors.password?.message}
        {...register('password', {
          required: mandatory,
          minLength: { value: PASSWORD_LENGTH.min, message: t('INVALID_PASSWORD_LENGTH') },
          maxLength: { value: PASSWORD_LENGTH.max, message: t('INVALID_PASSWORD_LENGTH') },
          onChange: () => repeat !== '' && trigger('passwordRepeat'),
        })}
        {...shared}
      />
      <PasswordField
        id={repeatId}
        label={t('PASSWORD_REPEAT')}
        counter={`${repeat.length}/${COUNTER_LIMITS.repeat}`}
        error={errors.passwordRepeat?.message}
        {...register('passwordRepeat', {
          required: t('MANDATORY_PASSWORD_REPEAT'),
          validate: (repeat, { password }) => isRepeated(password, repeat) || t('PASSWORDS_NOT_MATCHING'),
        })}
        {...shared}
      />
      <PasswordAdvice password={password} />
    </>
  )
}
