import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { TextField } from './text-field.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          aria-label={shown ? t('HIDE_PASSWORD') : t('SHOW_PASSWORD')}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </IconButton>
      }
    />
  )
}
