import { momentText } from '#schema/plain/days.ts'
import { previewNoteLimit } from '#schema/plain/preview-note-limit.ts'
import { escapeHtml } from './escape.ts'
import { inlineScript } from './inline-script.ts'

/** Address to which the form of a preview's bar is sent. */
export const previewAnswerPath = '/_preview/answer'

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
export const keepPreviewScript = inlineScript(keepPreview)

/**
 * Says over the page that it is a draft and until when its link shows it, and takes what its viewer says of it: forms of
 * the browser's own, since no page has scripts for them.
 */
export const previewBar = (until: string) =>
  `<aside class="preview-bar" aria-label="미리보기"><span>미리보기 · ${escapeHtml(momentText(until))}까지</span><details><summary>의견 보내기</summary><form method="post" action="${previewAnswerPath}"><p>저장된 초안 전체를 보고 답해 주세요. 병원 콘솔에 바로 보입니다.</p><label>하실 말씀<textarea name="note" required rows="4" maxlength="${previewNoteLimit}" placeholder="고칠 점이 있으면 적어 주세요"></textarea></label><div><button name="answer" value="changes">고칠 점 보내기</button><button name="answer" value="approved" formnovalidate>공개해도 좋습니다</button></div></form></details></aside>`

/** What is fixed to the top of the window keeps clear of the bar by `--top-bar`. */
export const previewBarStyles = [
  ':root{--top-bar:44px}body{padding-top:var(--top-bar)}',
  '.preview-bar{position:fixed;z-index:25;inset:0 0 auto;display:flex;align-items:stretch;justify-content:space-between;height:var(--top-bar);padding-inline:16px 0;background:var(--colors-ink);color:var(--colors-ground);font-size:.8125rem;font-weight:600;line-height:var(--top-bar)}',
  '.preview-bar>span{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}',
  '.preview-bar summary{padding-inline:16px;white-space:nowrap;cursor:pointer;list-style:none;text-decoration:underline;text-underline-offset:4px}.preview-bar summary::-webkit-details-marker{display:none}',
  '.preview-bar form{position:absolute;inset:var(--top-bar) 0 auto auto;width:min(400px,100vw);max-height:calc(100dvh - var(--top-bar));overflow:auto;padding:20px 16px;background:var(--colors-ground);color:var(--colors-ink);border:1px solid var(--colors-ink);font-weight:400;line-height:1.6;font-size:.9375rem}',
  '.preview-bar p{margin:0 0 16px}.preview-bar label{display:grid;gap:6px;font-weight:600}',
  '.preview-bar textarea{padding:10px 12px;border:1px solid var(--colors-gray500);border-radius:8px;background:var(--colors-ground);color:inherit;font:inherit;font-size:1rem;font-weight:400;resize:vertical}',
  '.preview-bar form div{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:16px}',
  '.preview-bar button{min-height:44px;border:1px solid var(--colors-ink);border-radius:8px;background:none;color:var(--colors-ink);font:inherit;font-weight:600;cursor:pointer}.preview-bar button[value=approved]{background:var(--colors-ink);color:var(--colors-ground)}',
].join('')
