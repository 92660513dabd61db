import { Modal } from '@fruit/look/modal.tsx'
import { useTranslation } from 'react-i18next'
import { ReviewForm } from './review-form.tsx'
import { useWriteReview } from './reviews.ts'

interface ReviewDialogProps {
  readonly product: { readonly id: number; readonly name: string }
  readonly open: boolean
  readonly onClose: () => void
}

/** Review form of a product in a dialog that closes after saving. */
export function ReviewDialog({ product, open, onClose }: ReviewDialogProps) {
  const { t } = useTranslation()
  const write = useWriteReview(product.id)
  return (
    <Modal open={open} onClose={onClose} title={product.name}>
      <ReviewForm label={t('WRITE_REVIEW')} submit={t('SUBMIT')} save={write} onSaved={onClose} />
    </Modal>
  )
}
