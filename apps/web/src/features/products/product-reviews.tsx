import { Button } from '@fruit/look/button.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/services.ts'
import styles from './product-reviews.module.css'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { useReviews, useWriteReview } from './reviews.ts'

/** Reviews of a product, with a form for a new one. */
export function ProductReviews({ productId }: { readonly productId: number }) {
  const { t } = useTranslation()
  const { token } = useSession()
  const reviews = useReviews(productId)
  const write = useWriteReview(productId)
  const heading = useId()
  return (
    <section className={styles.reviews} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('REVIEWS')}
        {reviews.isSuccess && <span className={styles.count}> ({reviews.data.length})</span>}
      </h3>
      {reviews.isPending && <p role="status">{t('LOADING')}</p>}
      {reviews.isError && (
        <div className="error" role="alert">
          <p>{t('REVIEWS_FAILED', { reason: errorText(reviews.error, t) })}</p>
          <Button onClick={() => reviews.refetch()}>{t('TRY_AGAIN')}</Button>
        </div>
      )}
      {reviews.data?.length === 0 && <p className={styles.none}>{t('EMPTY_REVIEW_LIST')}</p>}
      {reviews.data && reviews.data.length > 0 && (
        <ul className={styles.list}>
          {reviews.data.map((review) => (
            <ReviewItem key={review._id} productId={productId} review={review} />
          ))}
        </ul>
      )}
      {token ? (
        <ReviewForm label={t('WRITE_REVIEW')} submit={t('SUBMIT')} save={write} />
      ) : (
        <p className={styles.none}>
          <Link to="/login">{t('LOGIN_TO_REVIEW')}</Link>
        </p>
      )}
    </section>
  )
}
