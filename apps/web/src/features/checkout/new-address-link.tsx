import { type ButtonLook, buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** What leads to a new address tells what it is for. */
export interface NewAddressPurpose {
  /** The order that is on its way goes there. */
  readonly isForOrder?: boolean
  /** Path of the screen to come back to; nothing: the one where addresses are selected, or listed. */
  readonly from?: string
}

interface NewAddressLinkProps {
  readonly look: ButtonLook
  readonly purpose?: NewAddressPurpose
}

/** Leads to a new address, and back from there to where the customer came from. */
export function NewAddressLink({ look, purpose = {} }: NewAddressLinkProps) {
  const { t } = useTranslation()
  return (
    <Link to="/address/create" state={purpose} className={buttonClass(look)}>
      <Icon name="plus" size={20} />
      {t('ADD_NEW_ADDRESS')}
    </Link>
  )
}
