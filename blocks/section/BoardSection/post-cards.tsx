import type { Board } from '#schema/boards.ts'
import { formatDate } from '#ui/format.ts'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import * as styles from './styles.ts'

type PostCardsProps = {
  posts: Board[]
  address: (id: number) => string
  /** A gallery shows the pictures large and says little; cards tell what a post is about. */
  hasSummary: boolean
}

export function PostCards({ posts, address, hasSummary }: PostCardsProps) {
  return (
    <ul className={styles.cards({ kind: hasSummary ? 'card' : 'gallery' })}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <article className={styles.card()}>
            <div className={styles.frame()}>
              {post.image ? (
                <Picture
                  image={post.image}
                  fit={hasSummary ? 'landscape' : 'square'}
                  sizes="(max-width: 768px) 50vw, 33vw"
                />
              ) : (
                <PartnerMark name={post.title} fit={hasSummary ? 'landscape' : 'square'} index={index} />
              )}
            </div>
            <h2 className={styles.name()}>
              <a href={address(post.id)}>{post.title}</a>
            </h2>
            {hasSummary && post.summary && <p className={styles.summary()}>{post.summary}</p>}
            <p className={styles.date()}>
              {post.isPinned && <span>고정 · </span>}
              <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
