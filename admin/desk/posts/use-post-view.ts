import { useSearchParams } from 'react-router-dom'

export const viewNames = { waiting: '답 없음', all: '모두' } as const
export type ViewName = keyof typeof viewNames

export type PostView = {
  view: ViewName
  /** `''`: all of them. */
  boardTypeId: string
  keyword: string
  page: number
  /** Post that is open. */
  open: number | null
}

/** What is shown stands in the address, so that reloading and going back keep it. */
export function usePostView(): { view: PostView; change: (values: Partial<PostView>) => void } {
  const [params, setParams] = useSearchParams()
  const view: PostView = {
    view: params.get('view') === 'all' ? 'all' : 'waiting',
    boardTypeId: params.get('boardTypeId') ?? '',
    keyword: params.get('keyword') ?? '',
    page: Math.max(1, Number(params.get('page')) || 1),
    open: Number(params.get('open')) || null,
  }
  const change = (values: Partial<PostView>) => {
    const next = new URLSearchParams(params)
    // Another choice begins at its first page.
    if (!('open' in values)) next.delete('page')
    for (const [key, value] of Object.entries(values)) {
      if (value === '' || value === null || value === 'waiting') next.delete(key)
      else next.set(key, String(value))
    }
    setParams(next, { replace: true })
  }
  return { view, change }
}
