import type { PartnerReview } from '#schema/reviews.ts'
import { formatDate } from '#ui/format.ts'
import { Picture } from '#ui/picture.tsx'
import { Star } from 'lucide-react'
import * as styles from './styles.ts'

const stars = [1, 2, 3, 4, 5]

/** One review. Where its gate is closed, only its title, its author and the treatment are told. */
export function Review({ review, Heading }: { review: PartnerReview; Heading: 'h2' | 'h3' }) {
  const { title, author, rating, visitedOn, products, content, images } = review
  return (
    <article className={styles.review()}>
      <div className={styles.side()}>
        {rating !== null && (
          <p className={styles.rating()} role="img" aria-label={`5점 만점에 ${rating}점`}>
            {stars.map((star) => (
              <Star key={star} size={16} strokeWidth={1.25} data-filled={star <= rating} aria-hidden />
            ))}
          </p>
        )}
        <p className={styles.author()}>{author}</p>
        {visitedOn && (
          <p className={styles.fact()}>
            <time dateTime={visitedOn}>{formatDate(visitedOn)}</time> 방문
          </p>
        )}
      </div>
      <div>
        <Heading className={styles.title()}>{title}</Heading>
        {content && <p className={styles.content()}>{content}</p>}
        {images.length > 0 && (
          <ul className={styles.images()}>
            {images.map((image) => (
              <li key={image.src}>
                <Picture image={image} fit="square" sizes="(max-width: 768px) 33vw, 160px" />
              </li>
            ))}
          </ul>
        )}
        {products.length > 0 && (
          <p className={styles.products()}>
            {products.map(({ id, name }) => (
              <a key={id} href={`/products/${id}`}>
                {name}
              </a>
            ))}
          </p>
        )}
      </div>
    </article>
  )
}
