import { ActionLink } from '#ui/action-link.tsx'
import { cx } from '#ui/css.ts'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ArrowRight } from 'lucide-react'
import type { Pricing, Treatment } from './component.tsx'
import * as styles from './styles.ts'

type Heading = 'h2' | 'h3' | 'h4'
type LayoutProps = { items: Treatment[]; pricing: Pricing; Heading: Heading }
type ItemProps = { item: Treatment; pricing: Pricing; Heading: Heading }

function Facts({ item }: { item: Treatment }) {
  const facts = [...(item.duration ? [item.duration] : []), ...item.tags]
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts()}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}

function ItemPrice({ item, pricing, large = false }: { item: Treatment; pricing: Pricing; large?: boolean }) {
  if (!pricing || item.price === undefined) return null
  return (
    <div className={styles.price()}>
      <Price
        price={item.price}
        priceBefore={item.priceBefore}
        isIncludeVat={pricing.isIncludeVat}
        size={large ? 'large' : 'medium'}
      />
    </div>
  )
}

type FrameProps = { item: Treatment; index: number; sizes: string; lead?: boolean }

function Frame({ item, index, sizes, lead = false }: FrameProps) {
  return (
    <div className={styles.frame({ lead })}>
      {item.image ? (
        <Picture image={item.image} fit="landscape" sizes={sizes} />
      ) : (
        <PartnerMark name={item.title} index={index} />
      )}
      {item.badge && <span className={styles.badge()}>{item.badge}</span>}
    </div>
  )
}

function Card({
  item,
  index,
  pricing,
  Heading,
  lead = false,
}: ItemProps & { index: number; lead?: boolean }) {
  const sizes = lead
    ? '(max-width: 1024px) 100vw, 58vw'
    : '(max-width: 768px) 108px, (max-width: 1024px) 33vw, 25vw'
  return (
    <article className={styles.card({ lead })}>
      <Frame item={item} index={index} sizes={sizes} lead={lead} />
      <div className={cx(styles.body(), lead && styles.leadBody())}>
        <Heading className={styles.name({ lead })}>
          <ActionLink url={item.url}>{item.title}</ActionLink>
        </Heading>
        {item.summary && <p className={styles.summary()}>{item.summary}</p>}
        <Facts item={item} />
        <ItemPrice item={item} pricing={pricing} large={lead} />
      </div>
    </article>
  )
}

/** Cards in four columns; on a phone one a row. */
export function TreatmentGrid({ items, pricing, Heading }: LayoutProps) {
  return (
    <ul className={styles.grid()}>
      {items.map((item, index) => (
        <li key={index}>
          <Card item={item} index={index} pricing={pricing} Heading={Heading} />
        </li>
      ))}
    </ul>
  )
}

/** Rows between hairlines, without pictures. */
export function TreatmentList({ items, pricing, Heading }: LayoutProps) {
  return (
    <ul className={styles.list()}>
      {items.map((item, index) => (
        <li key={index} className={styles.row()}>
          <Heading className={styles.name()}>
            <ActionLink url={item.url}>{item.title}</ActionLink>
            {item.badge && <span className={styles.rowBadge()}>{item.badge}</span>}
          </Heading>
          {item.summary ? <p className={styles.summary()}>{item.summary}</p> : <span />}
          <div className={styles.rowEnd()}>
            <Facts item={item} />
            <ItemPrice item={item} pricing={pricing} />
          </div>
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
        </li>
      ))}
    </ul>
  )
}

/** The first large, the others beside it. */
export function TreatmentSpread({ items, pricing, Heading }: LayoutProps) {
  const [lead, ...others] = items
  return (
    <div className={styles.spread()}>
      {lead && <Card item={lead} index={0} pricing={pricing} Heading={Heading} lead />}
      {others.length > 0 && (
        <ul className={styles.side()}>
          {others.map((item, index) => (
            <li key={index} className={styles.sideItem()}>
              <div>
                <Heading className={styles.name()}>
                  <ActionLink url={item.url}>{item.title}</ActionLink>
                </Heading>
                {item.summary && <p className={styles.summary()}>{item.summary}</p>}
                <Facts item={item} />
                <ItemPrice item={item} pricing={pricing} />
              </div>
              <Frame item={item} index={index + 1} sizes="132px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
