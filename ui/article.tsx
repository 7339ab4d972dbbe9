import type { Image } from '#schema/primitives.ts'
import type { RichTextBlock } from '#schema/rich-text.ts'
import { ArrowLeft } from 'lucide-react'
import { ActionLink } from './action-link.tsx'
import * as styles from './article.styles.ts'
import { buttonClass } from './button.tsx'
import { formatDate } from './format.ts'
import { WholePicture } from './whole-picture.tsx'
import { RichText } from './rich-text.tsx'

type Neighbour = { id: number; title: string } | null

type ArticleProps = {
  id: string
  /** The list it is of, and the way there. */
  list: { title: string; url: string }
  /** Pages above the list, from the home page on. */
  breadcrumbs?: { title: string; url: string }[]
  /** Short word above the title: `휴진`. */
  label?: string
  title: string
  summary?: string
  publishedAt: string
  image: Image | null
  body: RichTextBlock[]
  newer: Neighbour
  older: Neighbour
  /** Address of a neighbour. */
  address: (id: number) => string
}

/** One article with its neighbours: a notice, or a post of a board. Its title is the page's `h1`. */
export function Article({
  id,
  list,
  breadcrumbs = [],
  label,
  title,
  summary,
  publishedAt,
  image,
  body,
  newer,
  older,
  address,
}: ArticleProps) {
  return (
    <article className={styles.article()}>
      <nav aria-label="지나온 길">
        <ol className={styles.trail()}>
          {[{ title: '홈', url: '/' }, ...breadcrumbs, list].map((link) => (
            <li key={link.url}>
              <ActionLink url={link.url}>{link.title}</ActionLink>
            </li>
          ))}
        </ol>
      </nav>
      <header className={styles.head()}>
        {label && <p className={styles.label()}>{label}</p>}
        <h1 className={styles.title()}>{title}</h1>
        <p className={styles.facts()}>
          {summary && <span>{summary}</span>}
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </p>
      </header>
      {image && (
        <div className={styles.picture()}>
          <WholePicture image={image} sizes="(max-width: 1024px) 100vw, 880px" priority />
        </div>
      )}
      <div className={styles.body()}>
        <RichText blocks={body} id={id} />
      </div>
      <nav aria-label="앞뒤 글" className={styles.neighbours()}>
        <Step label="다음 글" neighbour={newer} address={address} />
        <Step label="이전 글" neighbour={older} address={address} />
      </nav>
      <p className={styles.back()}>
        <ActionLink url={list.url} className={buttonClass({ look: 'outline', size: 'small' })}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          목록으로
        </ActionLink>
      </p>
    </article>
  )
}

type StepProps = { label: string; neighbour: Neighbour; address: (id: number) => string }

function Step({ label, neighbour, address }: StepProps) {
  if (!neighbour) return null
  return (
    <a href={address(neighbour.id)} className={styles.neighbour()}>
      <span>{label}</span>
      <strong>{neighbour.title}</strong>
    </a>
  )
}
