import { Button, type ButtonVariant } from '@fruit/look/button.tsx'
import { SelectField } from '@fruit/look/select-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type AbiParameter, parseGwei } from 'viem'
import { useConnected } from '../wallet/web3-context.ts'
import styles from './abi-form.module.css'
import { inputHint, readInput, typeText } from './abi-text.ts'

interface AbiFormProps {
  readonly inputs: readonly AbiParameter[]
  /** The function accepts ether. */
  readonly isPayable: boolean
  readonly action: string
  readonly look: ButtonVariant
  readonly isBusy: boolean
  /** Disables the button, such as without a wallet. */
  readonly isDisabled: boolean
  /** @param values as viem encodes them */
  readonly onSend: (values: readonly unknown[], wei: bigint) => void
}

const GWEI = /^\d{1,12}(?:[.,]\d{1,9})?$/

/** A field for each parameter of a function, and one for ether. */
export function AbiForm({ inputs, isPayable, action, look, isBusy, isDisabled, onSend }: AbiFormProps) {
  const { t } = useTranslation()
  const { register, control, handleSubmit, formState } = useForm<{ inputs: string[]; gwei: string }>({
    mode: 'onTouched',
    defaultValues: { inputs: inputs.map(() => ''), gwei: '0' },
  })
  const send = handleSubmit((typed) => {
    const values = inputs.map((input, index) => {
      const read = readInput(input, typed.inputs[index]!)
      return read.problem ? undefined : read.value
    })
    onSend(values, isPayable ? parseGwei(typed.gwei.trim().replace(',', '.')) : 0n)
  })
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {inputs.map((input, index) => (
        <Controller
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is its place
          key={index}
          control={control}
          name={`inputs.${index}`}
          rules={{
            validate: (text) => {
              const { problem } = readInput(input, text)
              return problem === null || t(problem.key, problem.values ?? {})
            },
          }}
          render={({ field, fieldState }) => (
            <ParameterField {...field} input={input} number={index + 1} error={fieldState.error?.message} />
          )}
        />
      ))}
      {isPayable && (
        <TextField
          label={t('VALUE_IN_GWEI')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('VALUE_IN_GWEI_HINT')}
          error={formState.errors.gwei?.message}
          {...register('gwei', { validate: (text) => GWEI.test(text.trim()) || t('INVALID_GWEI') })}
        />
      )}
      <div>
        <Button type="submit" look={look} disabled={isDisabled} pending={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}

interface ParameterFieldProps {
  readonly input: AbiParameter
  /** Its position, from 1. */
  readonly number: number
  readonly error: string | undefined
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly ref: (element: HTMLElement | null) => void
}

function ParameterField({ input, number, error, name, value, onChange, onBlur, ref }: ParameterFieldProps) {
  const { t } = useTranslation()
  const connected = useConnected()
  const id = useId()
  const label = t('ABI_PARAMETER', { name: input.name || t('ABI_UNNAMED', { number }), type: typeText(input) })
  if (input.type === 'bool')
    return (
      <SelectField
        name={name}
        label={label}
        placeholder="–"
        options={['true', 'false'].map((option) => ({ value: option, label: option }))}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        ref={ref}
      />
    )
  const hint = inputHint(input)
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      hint={t(hint.key, hint.values ?? {})}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      ref={ref}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      end={
        input.type === 'address' &&
        connected && (
          <Button look="quiet" className={styles.mine} onClick={() => onChange(connected.address)}>
            {t('MY_ADDRESS')}
          </Button>
        )
      }
    />
  )
}
