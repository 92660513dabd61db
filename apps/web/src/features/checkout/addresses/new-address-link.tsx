import { type ButtonVariant, buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** State of the link to the form for a new address. */
export interface NewAddressPurpose {
  /** The current order is delivered to it. */
  readonly isForOrder?: boolean
  /** Path of the screen to return to; defaults to the choice or list of addresses. */
  readonly from?: string
}

interface NewAddressLinkProps {
  readonly look: ButtonVariant
  readonly purpose?: NewAddressPurpose
}

/** Link to the form for a new address, which returns to the current screen. */
export function NewAddressLink({ look, purpose = {} }: NewAddressLinkProps) {
  const { t } = useTranslation()
  return (
    <Link to="/address/create" state={purpose} className={buttonClass(look)}>
      <Icon name="plus" size={20} />
      {t('ADD_NEW_ADDRESS')}
    </Link>
  )
}
