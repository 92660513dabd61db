import { PasswordField } from '@fruit/look/password-field.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordAdvice } from './password-advice.tsx'
import { PASSWORD_LENGTH } from './password-strength.ts'

/** What the counters count up to, as the interface has them. Longer passwords are taken, up to `PASSWORD_LENGTH.max`. */
const COUNTED = { password: 20, repeat: 40 } as const

/** A password to be, typed twice. */
export interface NewPassword {
  readonly password: string
  readonly passwordRepeat: string
}

interface NewPasswordFieldsProps {
  /** Ids of the field and its repetition. */
  readonly ids: readonly [password: string, repeat: string]
  readonly label: string
  /** What to say when it is missing. */
  readonly mandatory: string
  readonly disabled?: boolean
  /** Says whether the password counts as repeated, where that is not whether both are the same. */
  readonly isRepeated?: (password: string, repeat: string) => boolean
}

const isSame = (password: string, repeat: string) => password === repeat

/** The fields of a new password, and advice for it. They belong to the form around them (`FormProvider`). */
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
  // No `maxLength`: a field that cuts a pasted password leaves its owner with one that nobody knows.
  const shared = { autoComplete: 'new-password', disabled } as const
  return (
    <>
      <PasswordField
        id={id}
        label={label}
        hint={t('PASSWORD_LENGTH_HINT')}
        counter={`${password.length}/${COUNTED.password}`}
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
        counter={`${repeat.length}/${COUNTED.repeat}`}
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
