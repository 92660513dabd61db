import { SubmitButton } from '@fruit/look/button.tsx'
import { PasswordField } from '@fruit/look/password-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import { useServices } from '../lib/services.ts'

interface CredentialsFormProps {
  readonly title: string
  readonly intro: ReactNode
  readonly action: string
  /** A new passphrase has a minimum length. */
  readonly isNew: boolean
  readonly send: (name: string, passphrase: string) => Promise<Answer<'signIn'>>
}

/** A form with name and passphrase that starts a session. */
function CredentialsForm({ title, intro, action, isNew, send }: CredentialsFormProps) {
  const { session } = useServices()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    setPending(true)
    setError('')
    try {
      session.begin(await send(name, passphrase))
      // Replaces the address, which may contain the secret of a link.
      await navigate('/', { replace: true })
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <main className="entrance">
      <form
        className="sheet stack"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <h1 className="heading">{title}</h1>
        <p>{intro}</p>
        <TextField
          label="Name"
          required
          maxLength={40}
          autoComplete="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PasswordField
          id="passphrase"
          label="Passphrase"
          required
          minLength={isNew ? 12 : undefined}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? 'At least 12 characters; a few words are best.' : undefined}
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
        {error !== '' && (
          <p role="alert" className="trouble">
            {error}
          </p>
        )}
        <SubmitButton pending={isPending}>{action}</SubmitButton>
      </form>
    </main>
  )
}

/** Sign-in of trainers. */
export function SignInScreen() {
  const { api } = useServices()
  return (
    <CredentialsForm
      title="Trainer's console"
      intro="Sign in with your name and passphrase. The server prints a link for a first sign-in when it starts."
      action="Sign in"
      isNew={false}
      send={(name, passphrase) => api.call('POST /api/sign-in', { body: { name, passphrase } })}
    />
  )
}

/** Target of the link in the server's output. The link works once. */
export function LinkScreen() {
  const { api } = useServices()
  const { secret = '' } = useParams()
  return (
    <CredentialsForm
      title="Your first sign-in"
      intro="Choose the name and passphrase with which you come back. This link works once. A name that exists already gets the new passphrase."
      action="Begin"
      isNew
      send={(name, passphrase) => api.call('POST /api/sign-in/link', { body: { secret, name, passphrase } })}
    />
  )
}
