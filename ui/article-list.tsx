import { ArrowRight } from 'lucide-react'
import { ActionLink } from './action-link.tsx'
import { css } from './css.ts'
import { formatDate } from './format.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'

const list = css({ borderTop: '1px solid $ink' })
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '160px 96px minmax(0, 1fr) 20px',
  gap: '$4',
  alignItems: 'center',
  minHeight: '72px',
  paddingBlock: '$4',
  borderBottom: '1px solid $line',
  '& > svg': { color: '$gray500', transition: 'transform $base' },
  '@hover': { '&:hover > svg': { transform: 'translateX(4px)' } },
  '@phone': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '$1 $3',
    paddingBlock: '$4',
    '& > svg': { display: 'none' },
  },
})
const date = css({ ...text.body4, color: '$gray600' })
const label = css({ ...text.body4, color: readable.primary, fontWeight: 500 })
const title = css({
  ...text.label1,
  fontFamily: '$body',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@phone': { ...text.label2, lineHeight: 1.5, gridColumn: '1 / -1' },
})
const pin = css({
  ...text.label4,
  display: 'inline-block',
  marginRight: '$2',
  paddingInline: '$2',
  paddingBlock: '2px',
  border: '1px solid currentColor',
  borderRadius: '$small',
  color: readable.primary,
  verticalAlign: 'middle',
})
const summary = css({ ...text.body4, display: 'block', marginTop: '$1', color: '$gray600' })

export type ArticleRow = {
  id: number
  title: string
  publishedAt: string
  url: string
  /** Short word before the title: `휴진`. */
  label?: string
  summary?: string
  isPinned?: boolean
}

type ArticleListProps = {
  articles: readonly ArticleRow[]
  /** Level of the titles below the section's own. */
  Heading: 'h2' | 'h3'
}

/** Articles as rows: the day, a word, the title, which is a link. */
export function ArticleList({ articles, Heading }: ArticleListProps) {
  return (
    <ul className={list()}>
      {articles.map((article) => (
        <li key={article.id} className={row()}>
          <time dateTime={article.publishedAt} className={date()}>
            {formatDate(article.publishedAt)}
          </time>
          <span className={label()}>{article.label}</span>
          <Heading className={title()}>
            {article.isPinned && <span className={pin()}>고정</span>}
            <ActionLink url={article.url}>{article.title}</ActionLink>
            {article.summary && <small className={summary()}>{article.summary}</small>}
          </Heading>
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </li>
      ))}
    </ul>
  )
}
