import type { Image } from '#schema/primitives.ts'
import type { Product } from '#schema/products.ts'
import { ActionLink } from './action-link.tsx'
import { LazyPicture } from './lazy-picture.tsx'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'
import * as styles from './product-card.styles.ts'
import { ProductPrice } from './product-price.tsx'

/** A treatment as a card tells it, wherever it comes from. */
export type ProductCardData = {
  title: string
  summary?: string | undefined
  image?: Image | null | undefined
  url: string
  /** Length of the treatment, then its purposes: `약 40분`, `모공`. */
  facts: string[]
  badges: string[]
  price: Parameters<typeof ProductPrice>[0]['price']
  /** Fragment of the address that leads to the card. */
  anchor?: string
}

/** Address of a treatment's page. */
export const productPath = ({ id, isSecret = false }: { id: number; isSecret?: boolean }) =>
  `/products/${id}${isSecret ? '?isSecret=true' : ''}`

/** A treatment of the API as cards tell it; two of its tags, as more make a card restless. */
export const toProductCard = (product: Product): ProductCardData => ({
  title: product.name,
  summary: product.summary,
  image: product.image,
  url: productPath(product),
  facts: [`약 ${product.durationMinutes}분`, ...product.tags.slice(0, 2)],
  badges: product.badges.map(({ name }) => name),
  price: product.price,
})

type Heading = 'h2' | 'h3' | 'h4'
type CardProps = {
  card: ProductCardData
  Heading: Heading
  /** Place in a row, so that marks differ. */
  index: number
  shape?: 'grid' | 'upright'
  /** On the first screen. */
  priority?: boolean
  /** So far down that its picture waits until it is near. */
  isFar?: boolean
}

/** One treatment: picture, name, summary, facts and price. All of it leads to the treatment's page. */
export function ProductCard({
  card,
  Heading,
  index,
  shape = 'grid',
  priority = false,
  isFar = false,
}: CardProps) {
  const { title, summary, image, url, facts, badges, price } = card
  const phoneWidth = shape === 'grid' ? '108px' : '64vw'
  const sizes = `(max-width: 768px) ${phoneWidth}, (max-width: 1024px) 33vw, 25vw`
  return (
    <article className={styles.card({ shape })}>
      <div className={styles.frame({ shape })}>
        {!image && <PartnerMark name={title} index={index} />}
        {image && isFar && (
          <LazyPicture image={image} fit="landscape" sizes={sizes} className={styles.far({ shape })} />
        )}
        {image && !isFar && <Picture image={image} fit="landscape" sizes={sizes} priority={priority} />}
        {badges.length > 0 && (
          <p className={styles.badges()}>
            {badges.map((badge) => (
              <span key={badge} className={styles.badge()}>
                {badge}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.body({ shape })}>
        <Heading className={styles.name()}>
          <ActionLink url={url}>{title}</ActionLink>
        </Heading>
        {summary && <p className={styles.summary()}>{summary}</p>}
        {facts.length > 0 && (
          <ul className={styles.facts()}>
            {facts.map((fact, place) => (
              <li key={place}>{fact}</li>
            ))}
          </ul>
        )}
        {price && (
          <div className={styles.price()}>
            <ProductPrice price={price} />
          </div>
        )}
      </div>
    </article>
  )
}

type GridProps = {
  cards: ProductCardData[]
  Heading: Heading
  columns?: 3 | 4
  /** Number of cards on the first screen. */
  priority?: number
}

/**
 * Cards of a grid whose pictures are left to the browser, which asks for all that stand within two or three screens: on a
 * phone those of a whole page of a list.
 */
const nearCards = 8

/** Cards of one height in columns; on a phone one a row. */
export function ProductGrid({ cards, Heading, columns = 4, priority = 0 }: GridProps) {
  return (
    <ul className={styles.grid({ columns })}>
      {cards.map((card, index) => (
        <li key={`${card.url} ${card.title}`} id={card.anchor} data-far={index >= nearCards || undefined}>
          <ProductCard
            card={card}
            Heading={Heading}
            index={index}
            priority={index < priority}
            isFar={index >= nearCards}
          />
        </li>
      ))}
    </ul>
  )
}
