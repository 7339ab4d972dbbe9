import { ApiError } from '#api/client.ts'
import { callMutation, callQuery } from '#api/call-query.ts'
import { Popover } from '@base-ui/react/popover'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { usePopupPlace } from '#admin/kit/parts/layer.ts'
import { positioner } from '#admin/kit/parts/popup.styles.ts'
import { button } from '#admin/kit/parts/styles.ts'
import { saveBox, savedView, savedViews } from './saved-views.styles.ts'

type SavedViewsProps = {
  /** Name of the list. */
  list: string
  /** The list as its address says it now; `''`: as it opens. */
  current: string
  onShow: (query: string) => void
}

/** Views of a list that the account has saved. */
export function SavedViews({ list, current, onShow }: SavedViewsProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const key = callQuery(api, 'GET /admin/list-views')
  const views = useQuery(key)
  const remove = useMutation({
    ...callMutation(api, 'DELETE /admin/list-views/{id}'),
    onSuccess: () => client.invalidateQueries({ queryKey: key.queryKey }),
  })
  const saved = views.data?.rows.filter((view) => view.list === list) ?? []
  if (saved.length === 0) return null
  return (
    <div className={savedViews()} role="group" aria-label="저장한 보기">
      <button
        type="button"
        className={savedView({ active: current === '' })}
        aria-pressed={current === ''}
        onClick={() => onShow('')}
      >
        모두
      </button>
      {saved.map(({ id, name, query }) => (
        <span key={id}>
          <button
            type="button"
            className={savedView({ active: query === current })}
            aria-pressed={query === current}
            onClick={() => onShow(query)}
          >
            {name}
          </button>
          {query === current && (
            <IconButton
              label={`보기 ‘${name}’ 삭제`}
              icon={X}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ params: { id } })}
            />
          )}
        </span>
      ))}
    </div>
  )
}

/** Saves the view that is shown, where it is none of those that are saved. */
export function SaveView({ list, current }: Pick<SavedViewsProps, 'list' | 'current'>) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const key = callQuery(api, 'GET /admin/list-views')
  const views = useQuery(key)
  const place = usePopupPlace()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const save = useMutation({
    ...callMutation(api, 'POST /admin/list-views'),
    onSuccess: () => {
      setOpen(false)
      setName('')
      return client.invalidateQueries({ queryKey: key.queryKey })
    },
  })
  if (current === '' || !views.data) return null
  if (views.data.rows.some((view) => view.list === list && view.query === current)) return null
  const { error } = save
  const told = error instanceof ApiError ? error.errors.find(({ path }) => path === '/name') : undefined
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={button({ look: 'quiet' })}>
        <Bookmark size={14} aria-hidden /> 이 보기 저장
      </Popover.Trigger>
      <Popover.Portal {...place.portal}>
        <Popover.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="start">
          <Popover.Popup className={saveBox()} aria-label="이 보기 저장">
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                save.mutate({ body: { list, name, query: current } })
              }}
            >
              <TextField
                title="이름"
                error={told?.message ?? error?.message}
                hint="지금의 검색, 필터와 순서를 이 계정에 저장합니다."
                value={name}
                maxLength={30}
                onChange={setName}
              />
              <Button type="submit" className={button({ look: 'primary' })} disabled={save.isPending}>
                저장
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
