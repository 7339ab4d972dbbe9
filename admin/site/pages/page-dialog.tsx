import type { PageDefinition } from '#schema/page.ts'
import { ApiError } from '#api/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { stack } from '#admin/kit/parts/accounts.styles.ts'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { fieldLabel } from '#admin/kit/parts/styles.ts'
import { useRevocableMutation } from '#admin/kit/parts/use-revocable-mutation.ts'
import { getBlocksQueryOptions } from '../queries/get-blocks.ts'
import { setPageState, type PageState } from '../queries/get-pages.ts'
import { newPage, newPageKey } from './new-page.ts'
import { templateBlocks, type PageTemplate } from './page-templates.ts'
import { templatePlace } from './styles.ts'
import { suggestPath } from './suggest-path.ts'
import { TemplateCards } from './template-cards.tsx'

type PageDialogProps = {
  pages: PageState[]
  /** The page whose look the new one begins with. */
  from?: PageDefinition
  onMade: (key: string) => void
  onClose: () => void
}

type Wanted = { title: string; pattern: string; template: PageTemplate | null }

function useMaking(pages: PageState[], from: PageDefinition | undefined, onMade: (key: string) => void) {
  const { api } = useAdmin()
  const client = useQueryClient()
  return useRevocableMutation({
    mutationFn: async ({ title, pattern, template }: Wanted, signal) => {
      const key = newPageKey(
        pattern,
        pages.map((page) => page.key),
      )
      const types = template ? (await client.ensureQueryData(getBlocksQueryOptions(api))).rows : []
      signal.throwIfAborted()
      const blocks = template ? templateBlocks(template, title.trim(), types) : []
      const body = newPage({ title: title.trim(), pattern: pattern.trim() }, from, blocks)
      return api.request('PUT /admin/pages/{key}', {
        params: { key },
        body,
        headers: { 'if-match': '"new"' },
        signal,
      })
    },
    onSuccess: (state) => {
      setPageState(client, state)
      onMade(state.key)
    },
  })
}

/** Makes a page: empty, of a template, or like another one. */
export function PageDialog({ pages, from, onMade, onClose }: PageDialogProps) {
  const [title, setTitle] = useState(from ? `${from.title} 사본` : '')
  const [template, setTemplate] = useState<PageTemplate | null>(null)
  // Until a person writes one, the path follows the title.
  const [written, setWritten] = useState<string | null>(null)
  const taken = pages.map(({ draft }) => draft.pattern)
  const path = template?.name === title ? template.path : undefined
  const pattern = written ?? suggestPath(title, taken, path)
  const choose = (next: PageTemplate | null) => {
    if (title === '' || title === template?.name) setTitle(next?.name ?? '')
    setTemplate(next)
  }
  const making = useMaking(pages, from, onMade)
  const errors = making.error instanceof ApiError ? making.error.errors : []
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
  return (
    <FormDialog
      title={from ? '페이지 복제' : '페이지 추가'}
      submit={from ? '복제' : '추가'}
      size={from ? 'small' : 'large'}
      isDisabled={making.isPending}
      onSubmit={() => making.mutate({ title, pattern, template })}
      onClose={onClose}
      className={stack()}
      error={making.error && !errorOf('/title') && !errorOf('/pattern') ? making.error.message : undefined}
    >
      <TextField
        title="제목"
        autoComplete="off"
        value={title}
        error={errorOf('/title')}
        onChange={setTitle}
      />
      <TextField
        title="경로"
        autoComplete="off"
        value={pattern}
        hint="영문과 숫자, -와 _로 적습니다. 예: /summer-event"
        error={errorOf('/pattern')}
        onChange={setWritten}
      />
      {!from && (
        <div className={templatePlace()}>
          <h3 className={fieldLabel()}>무엇으로 시작할까요?</h3>
          <TemplateCards chosen={template} onChoose={choose} />
        </div>
      )}
    </FormDialog>
  )
}
