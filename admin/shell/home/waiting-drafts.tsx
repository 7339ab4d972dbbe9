import type { Overview } from '#schema/overview.ts'
import { momentText } from '#schema/plain/days.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useLoadedDrafts } from '#admin/site/layout/use-loaded-drafts.ts'
import { writeSelection } from '#admin/site/places/use-selection.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { PreviewAnswers } from '#admin/site/preview-links/preview-answers.tsx'
import { listChanges, nameOf, type Change } from '#admin/site/publish/list-changes.ts'
import { PublishButton } from '#admin/site/publish/publish-button.tsx'
import { getGlobalQueryOptions } from '#admin/site/queries/get-global.ts'
import { getPagesQueryOptions } from '#admin/site/queries/get-pages.ts'
import { getThemeQueryOptions } from '#admin/site/queries/get-theme.ts'
import { useMayPublish } from '#admin/session/use-may-publish.ts'
import { headed, nothing, panel, row, rows } from './styles.ts'

type WaitingDraftsProps = {
  /** Who saved each draft last. */
  authors: Overview['drafts']
}

/** Changes that are shown one by one; the dialog lists all. */
const mostShown = 5

/** Lists what was changed and is not public yet, with the way to publish it. */
export default function WaitingDrafts({ authors }: WaitingDraftsProps) {
  const mayPublish = useMayPublish()
  const { api } = useAdmin()
  const client = useQueryClient()
  const global = useQuery(getGlobalQueryOptions(api))
  const pages = useQuery(getPagesQueryOptions(api))
  const theme = useQuery(getThemeQueryOptions(api))
  useLoadedDrafts(global.data?.slots, pages.data?.rows, theme.data)
  if (!global.data || !pages.data || !theme.data) return null
  const changes = listChanges(global.data.slots, pages.data.rows, theme.data)
  const byName = new Map(authors.map(({ kind, key, ...author }) => [nameOf({ kind, id: key }), author]))
  const hidden = changes.length - mostShown
  return (
    <section className={panel()}>
      <div className={headed()}>
        <h2>공개를 기다리는 초안</h2>
        {mayPublish && changes.length > 0 && (
          <PublishButton changes={changes} onRefresh={() => void client.invalidateQueries()} />
        )}
      </div>
      {changes.length > 0 && <PreviewAnswers />}
      {changes.length === 0 && <p className={nothing()}>모두 공개되어 있습니다.</p>}
      <ul className={rows()}>
        {changes.slice(0, mostShown).map((change) => {
          const author = byName.get(nameOf(change))
          return (
            <li key={nameOf(change)}>
              <Link to={`/site${writeSelection(selectionOf(change))}`} className={row()}>
                <span>
                  <b>{change.title}</b>
                  <small>
                    {[change.what, author?.by, author && momentText(author.at)].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {hidden > 0 && <p className={nothing()}>외 {hidden}개</p>}
    </section>
  )
}

const selectionOf = ({ kind, id }: Change) => {
  if (kind === 'theme') return { kind }
  return kind === 'page'
    ? { kind, key: id, block: null }
    : ({ kind, slot: id } as { kind: 'slot'; slot: never })
}
