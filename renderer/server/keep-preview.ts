import { shortMoment } from '#schema/plain/short-moment.ts'
import { escapeHtml } from './escape.ts'

/**
 * Keeps whoever looks at a draft among drafts: every address of the site that is followed, in this tab or another, by
 * hand or by a script, asks for the draft too, or for the revision that is looked at. Runs in the head of a draft's document, before all else and by itself: it
 * can use nothing of this file. Pages that visitors get have none of it.
 */
function keepPreview(): void {
  const preview = new URLSearchParams(location.search).get('preview') ?? 'draft'
  const kept = (address: string | URL) => {
    const url = new URL(address, location.href)
    const isPage = url.origin === location.origin && !/^\/(?:_|admin(?:\/|$))/.test(url.pathname)
    if (isPage) url.searchParams.set('preview', preview)
    return url.href
  }
  const keepLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href) link.href = kept(link.href)
  }
  for (const type of ['click', 'auxclick', 'contextmenu', 'pointerdown'])
    addEventListener(type, keepLink, true)
  addEventListener(
    'submit',
    ({ target }) => {
      const form = target as HTMLFormElement
      if (form.method !== 'get' || kept(form.action) === form.action || form.elements.namedItem('preview'))
        return
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: 'preview', value: preview })
      form.append(field)
    },
    true,
  )
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (state, title, address) => change(state, title, address == null ? address : kept(address))
  }
}

/** The script of a draft's head that keeps its viewer among drafts. */
export const keepPreviewScript = `(${keepPreview})()`

/** Says over the page that it is a draft, and until when its link shows it. */
export const previewBar = (until: string) =>
  `<aside class="preview-bar" aria-label="미리보기">미리보기 · ${escapeHtml(shortMoment(until))}까지</aside>`

/** What is fixed to the top of the window keeps clear of the bar by `--top-bar`. */
export const previewBarStyles =
  ':root{--top-bar:32px}body{padding-top:var(--top-bar)}.preview-bar{position:fixed;z-index:25;inset:0 0 auto;height:var(--top-bar);padding-inline:16px;overflow:hidden;background:var(--colors-ink);color:var(--colors-ground);font-size:.8125rem;font-weight:600;line-height:var(--top-bar);text-align:center;white-space:nowrap;text-overflow:ellipsis}'
