import type { SearchRow } from '#schema/search.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProductPrice } from '#ui/product-price.tsx'
import { Marked } from './marked.tsx'
import * as styles from './styles.ts'

/** One thing that was found. Where the site has no page that shows it, it is only told. */
export function Row({ row }: { row: SearchRow }) {
  const content = (
    <>
      <div className={styles.words()}>
        <h3 className={styles.name()}>
          <Marked text={row.title} marks={row.titleMarks} />
        </h3>
        {row.excerpt !== '' && (
          <p className={styles.excerpt()}>
            <Marked text={row.excerpt} marks={row.excerptMarks} />
          </p>
        )}
        {row.price && (
          <div className={styles.cost()}>
            <ProductPrice price={row.price} />
          </div>
        )}
        {row.label !== '' && <p className={styles.place()}>{row.label}</p>}
      </div>
      {row.image && (
        <div className={styles.thumbnail()}>
          {/* The title beside it says what it is. */}
          <Picture image={{ ...row.image, alt: '' }} sizes="120px" fit="landscape" />
        </div>
      )}
    </>
  )
  return row.path === null ? (
    <div className={styles.row()}>{content}</div>
  ) : (
    <ActionLink url={row.path} className={styles.row({ linked: true })}>
      {content}
    </ActionLink>
  )
}
