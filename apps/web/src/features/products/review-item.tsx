import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/services.ts'
import styles from './product-reviews.module.css'
import { ReviewForm } from './review-form.tsx'
import { isOwn, type Review, useEditReview, useLikeReview } from './reviews.ts'

interface ReviewItemProps {
  readonly productId: number
  readonly review: Review
}

/** A review: customers can like those of others, and edit their own. */
export function ReviewItem({ productId, review }: ReviewItemProps) {
  const { t } = useTranslation()
  const { token, email } = useSession()
  const like = useLikeReview(productId)
  const edit = useEditReview(productId, review)
  const [editing, setEditing] = useState(false)
  return (
    <li className={styles.review}>
      <blockquote className={styles.message}>{review.message}</blockquote>
      <div className={styles.foot}>
        <cite className={styles.author}>{review.author}</cite>
        {isOwn(review, email) && (
          <Button
            look="quiet"
            aria-haspopup="dialog"
            aria-label={t('EDIT_REVIEW_TEXT', { review: review.message })}
            onClick={() => {
              edit.reset()
              setEditing(true)
            }}
          >
            <Icon name="edit" size={20} />
            {t('EDIT')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={t('LIKE_REVIEW', { author: review.author, count: review.likesCount })}
          disabled={token === null || review.liked === true}
          pending={like.isPending}
          onClick={() => like.mutate(review)}
        >
          <Icon name="heart" size={20} />
          {review.likesCount}
        </Button>
      </div>
      <Modal open={editing} onClose={() => setEditing(false)} title={t('EDIT_REVIEW')}>
        <ReviewForm
          label={t('REVIEW')}
          submit={t('SAVE')}
          text={review.message}
          save={edit}
          onSaved={() => setEditing(false)}
        />
      </Modal>
    </li>
  )
}
