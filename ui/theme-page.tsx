import type { Image, Link } from '#schema/primitives.ts'
import type { Product } from '#schema/products.ts'
import type { RichTextBlock } from '#schema/rich-text.ts'
import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { containerClass } from './layout.tsx'
import { Picture } from './picture.tsx'
import { ProductGrid, toProductCard } from './product-card.tsx'
import { RichText } from './rich-text.tsx'
import * as styles from './theme-page.styles.ts'

type ThemePageProps = {
  /** Beginning of the text's ids. */
  id: string
  theme: { title: string; summary: string; image: Image | null; body: RichTextBlock[]; products: Product[] }
  /** Way to the page, without its own title. */
  trail: Link[]
  /** Heading of its treatments. */
  productTitle: string
  /** Stands below the title: a period, a countdown. */
  note?: ReactNode
}

/** A page about a theme of the clinic: its picture, its text and its treatments in order. */
export function ThemePage({ id, theme, trail, productTitle, note }: ThemePageProps) {
  const { title, summary, image, body, products } = theme
  return (
    <article>
      <div className={containerClass()}>
        <header className={styles.head()}>
          <div className={styles.trail()}>
            <Breadcrumbs links={trail} title={title} />
          </div>
          <h1 className={styles.title()}>{title}</h1>
          {summary && <p className={styles.summary()}>{summary}</p>}
          {note && <div className={styles.note()}>{note}</div>}
        </header>
        {image && (
          <div className={styles.picture()}>
            <Picture image={image} fit="panorama" sizes="(max-width: 1400px) 100vw, 1400px" priority />
          </div>
        )}
        {body.length > 0 && (
          <div className={styles.body()}>
            <RichText id={id} blocks={body} />
          </div>
        )}
        {products.length > 0 && (
          <section className={styles.products()}>
            <h2 className={styles.productTitle()}>{productTitle}</h2>
            <ProductGrid cards={products.map(toProductCard)} Heading="h3" />
          </section>
        )}
      </div>
    </article>
  )
}
