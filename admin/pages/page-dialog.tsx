import type { PageDefinition } from '#schema/page.ts'
import { ApiError } from '#api/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { button, fieldError, fieldHint, fieldLabel, input, notice } from '../parts/styles.ts'
import { useRevocableMutation } from '../parts/use-revocable-mutation.ts'
import { setPageState, type PageState } from '../queries/get-pages.ts'
import { newPage, newPageKey } from './new-page.ts'
import { pageField } from './styles.ts'

type PageDialogProps = {
  pages: PageState[]
  /** The page whose look the new one begins with. */
  from?: PageDefinition
  onMade: (key: string) => void
  onClose: () => void
}

/** Makes a page: empty, or like another one. */
export function PageDialog({ pages, from, onMade, onClose }: PageDialogProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [title, setTitle] = useState(from ? `${from.title} 사본` : '')
  const [pattern, setPattern] = useState('/')
  const making = useRevocableMutation({
    mutationFn: async (_: void, signal) => {
      const key = newPageKey(
        pattern,
        pages.map((page) => page.key),
      )
      const body = newPage({ title: title.trim(), pattern: pattern.trim() }, from)
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
  const errors = making.error instanceof ApiError ? making.error.errors : []
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
  return (
    <Dialog
      title={from ? '페이지 복제' : '페이지 추가'}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button({ look: 'quiet' })} onClick={onClose}>
            취소
          </button>
          <button
            type="button"
            className={button({ look: 'primary' })}
            disabled={making.isPending}
            onClick={() => making.mutate()}
          >
            {from ? '복제' : '추가'}
          </button>
        </>
      }
    >
      <Field label="제목" value={title} error={errorOf('/title')} onChange={setTitle} />
      <Field
        label="경로"
        value={pattern}
        hint="영문과 숫자, -와 _로 적습니다. 예: /summer-event"
        error={errorOf('/pattern')}
        onChange={setPattern}
      />
      {making.error && !errorOf('/title') && !errorOf('/pattern') && (
        <p className={notice({ tone: 'error' })} role="alert">
          {making.error.message}
        </p>
      )}
    </Dialog>
  )
}

type FieldProps = {
  label: string
  value: string
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

function Field({ label, value, hint, error, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={pageField()}>
      <label className={fieldLabel()} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={input()}
        value={value}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={error ? fieldError() : fieldHint()} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}
