import { ActionLink } from '#ui/action-link.tsx'
import { cx } from '#ui/css.ts'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProductGrid, type ProductCardData } from '#ui/product-card.tsx'
import { ProductPrice } from '#ui/product-price.tsx'
import { ArrowRight } from 'lucide-react'
import * as styles from './styles.ts'

type Heading = 'h2' | 'h3' | 'h4'
export type LayoutProps = {
  layout: 'grid' | 'list' | 'editorial'
  cards: ProductCardData[]
  Heading: Heading
}

/** Treatments as cards, as rows, or the first large with the others beside it. */
export function TreatmentLayout({ layout, cards, Heading }: LayoutProps) {
  if (layout === 'grid') return <ProductGrid cards={cards} Heading={Heading} />
  const Layout = layout === 'list' ? TreatmentList : TreatmentSpread
  return <Layout cards={cards} Heading={Heading} />
}

type ListProps = Pick<LayoutProps, 'cards' | 'Heading'>

function Facts({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts()}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}

function Cost({ price, large = false }: Pick<ProductCardData, 'price'> & { large?: boolean }) {
  if (!price) return null
  return (
    <div className={styles.price()}>
      <ProductPrice price={price} size={large ? 'large' : 'medium'} />
    </div>
  )
}

type FrameProps = { card: ProductCardData; index: number; sizes: string; lead?: boolean }

function Frame({ card: { image, title, badges }, index, sizes, lead = false }: FrameProps) {
  return (
    <div className={styles.frame({ lead })}>
      {image ? (
        <Picture image={image} fit="landscape" sizes={sizes} />
      ) : (
        <PartnerMark name={title} index={index} />
      )}
      {badges[0] && <span className={styles.badge()}>{badges[0]}</span>}
    </div>
  )
}

/** Rows between hairlines, without pictures. */
function TreatmentList({ cards, Heading }: ListProps) {
  return (
    <ul className={styles.list()}>
      {cards.map((card, index) => (
        <li key={index} className={styles.row()}>
          <Heading className={styles.name()}>
            <ActionLink url={card.url}>{card.title}</ActionLink>
            {card.badges[0] && <span className={styles.rowBadge()}>{card.badges[0]}</span>}
          </Heading>
          {card.summary ? <p className={styles.summary()}>{card.summary}</p> : <span />}
          <div className={styles.rowEnd()}>
            <Facts facts={card.facts} />
            <Cost price={card.price} />
          </div>
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
        </li>
      ))}
    </ul>
  )
}

/** The first large, the others beside it. */
function TreatmentSpread({ cards, Heading }: ListProps) {
  const [first, ...others] = cards
  return (
    <div className={styles.spread()}>
      {first && <Lead card={first} Heading={Heading} />}
      {others.length > 0 && (
        <ul className={styles.side()}>
          {others.map((card, index) => (
            <li key={index} className={styles.sideItem()}>
              <div>
                <Heading className={styles.name()}>
                  <ActionLink url={card.url}>{card.title}</ActionLink>
                </Heading>
                {card.summary && <p className={styles.summary()}>{card.summary}</p>}
                <Facts facts={card.facts} />
                <Cost price={card.price} />
              </div>
              <Frame card={card} index={index + 1} sizes="132px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Lead({ card, Heading }: { card: ProductCardData; Heading: Heading }) {
  return (
    <article className={styles.card()}>
      <Frame card={card} index={0} sizes="(max-width: 1024px) 100vw, 58vw" lead />
      <div className={cx(styles.body(), styles.leadBody())}>
        <Heading className={styles.name({ lead: true })}>
          <ActionLink url={card.url}>{card.title}</ActionLink>
        </Heading>
        {card.summary && <p className={styles.summary()}>{card.summary}</p>}
        <Facts facts={card.facts} />
        <Cost price={card.price} large />
      </div>
    </article>
  )
}
