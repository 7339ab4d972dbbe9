import { callMutation } from '#api/call-query.ts'
import type { ImportedRow } from '#schema/resource.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { Button } from '../parts/button.tsx'
import { useReservationCheck } from '../reservations/use-reservation-check.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { button, fieldHint, notice } from '../parts/styles.ts'
import { fate, fates } from './list.styles.ts'
import type { ResourceDeclaration } from './types.ts'

const fateNames: Record<ImportedRow['fate'], string> = {
  CREATED: '새로',
  CHANGED: '고침',
  SAME: '그대로',
  REFUSED: '거절',
}

type ImportDialogProps = { resource: ResourceDeclaration; onClose: () => void; onDone: () => void }

/** Takes in a CSV file: first what becomes of each line, then, asked once more, the change itself. */
export function ImportDialog({ resource, onClose, onDone }: ImportDialogProps) {
  const { api } = useAdmin()
  const file = useRef<HTMLInputElement>(null)
  const [csv, setCsv] = useState('')
  const params = { resource: resource.name }
  const tryOut = useMutation(callMutation(api, 'POST /admin/{resource}/import'))
  const { attempt, dialog } = useReservationCheck()
  const take = useMutation({
    mutationFn: () =>
      attempt((query) =>
        api.request('POST /admin/{resource}/import', {
          params,
          query: { dryRun: 'false', ...query },
          body: { csv },
        }),
      ),
    onSuccess: (taken) => {
      if (!taken?.made.isDone) return
      showToast('CSV의 내용을 넣었습니다. 사이트에 바로 보입니다.', { kind: 'success' })
      onDone()
      onClose()
    },
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const text = await chosen.text()
    setCsv(text)
    take.reset()
    tryOut.mutate({ params, query: { dryRun: 'true' }, body: { csv: text } })
  }
  const rows = (take.data?.made ?? tryOut.data)?.rows
  const number = (kind: ImportedRow['fate']) => rows?.filter((row) => row.fate === kind).length ?? 0
  const [refused, changing] = [number('REFUSED'), number('CREATED') + number('CHANGED')]
  const error = take.error ?? tryOut.error
  return (
    <Dialog
      title={`${resource.title} CSV 올리기`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button()} onClick={() => file.current?.click()}>
            {rows ? '다른 파일 고르기' : '파일 고르기'}
          </button>
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={!rows || refused > 0 || changing === 0 || take.isPending}
            onClick={() => take.mutate()}
          >
            {changing > 0 ? `${changing}개 넣기` : '넣기'}
          </Button>
        </>
      }
    >
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {dialog}
      <p className={fieldHint()}>
        내려받은 CSV를 고쳐 올립니다. 번호가 있는 줄은 고치고 없는 줄은 새로 만듭니다. 먼저 줄마다 어떻게 될지
        보여 드립니다.
      </p>
      {error && (
        <p className={notice({ tone: 'error' })} role="alert">
          {error.message}
        </p>
      )}
      {rows && (
        <>
          <p role="status">
            새로 {number('CREATED')} · 고침 {number('CHANGED')} · 그대로 {number('SAME')} · 거절 {refused}
            {refused > 0 && ' — 거절된 줄을 고쳐 다시 올려 주세요. 아직 아무것도 바뀌지 않았습니다.'}
          </p>
          <ol className={fates()}>
            {rows
              .filter((row) => row.fate !== 'SAME')
              .slice(0, 200)
              .map((row) => (
                <li key={row.line}>
                  <span>{row.line}줄</span>
                  <span className={fate({ of: row.fate })}>{fateNames[row.fate]}</span>
                  <span>
                    {row.title || '(이름 없음)'}
                    {row.errors.map(({ path, message }) => (
                      <span key={path + message}> — {message}</span>
                    ))}
                  </span>
                </li>
              ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
