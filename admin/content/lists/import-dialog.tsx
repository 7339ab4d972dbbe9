import { decodeText, type TextEncoding } from '#schema/plain/decode-text.ts'
import type { ImportedRow } from '#schema/resource.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { useReservationCheck } from '#admin/kit/edit/use-reservation-check.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button, fieldHint } from '#admin/kit/parts/styles.ts'
import { fate, fates, faults, guide } from '#admin/kit/list/list.styles.ts'
import type { ResourceDeclaration } from './types.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

const fateNames: Record<ImportedRow['fate'], string> = {
  CREATED: '추가',
  CHANGED: '변경',
  SAME: '변경 없음',
  REFUSED: '오류',
}

type ImportDialogProps = { resource: ResourceDeclaration; onClose: () => void; onDone: () => void }

/** Imports a CSV file: first shows the fate of each row, then changes them when asked again. */
export function ImportDialog({ resource, onClose, onDone }: ImportDialogProps) {
  const file = useRef<HTMLInputElement>(null)
  const { tryOut, take, dialog } = useImport(resource, () => {
    onDone()
    onClose()
  })
  const rows = (take.data?.made ?? tryOut.data)?.rows
  const refused = countOf(rows ?? [], 'REFUSED')
  const changing = countOf(rows ?? [], 'CREATED') + countOf(rows ?? [], 'CHANGED')
  const error = take.error ?? tryOut.error
  return (
    <Dialog
      title={`${resource.title} CSV 가져오기`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button()} onClick={() => file.current?.click()}>
            {rows ? '다른 파일 선택' : '파일 선택'}
          </button>
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={!rows || refused > 0 || changing === 0 || take.isPending}
            onClick={() => take.mutate()}
          >
            {changing > 0 ? `${changing}개 가져오기` : '가져오기'}
          </Button>
        </>
      }
    >
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) tryOut.mutate(chosen)
          event.target.value = ''
        }}
      />
      {dialog}
      <p className={fieldHint()}>
        내려받은 CSV를 엑셀에서 수정해 올립니다. 번호가 있는 행은 변경하고 없는 행은 추가합니다. 가져오기 전에
        행마다 어떻게 될지 먼저 보여 드립니다.
      </p>
      <CsvGuide />
      <ErrorNote error={error} />
      {rows && <Fates rows={rows} />}
    </Dialog>
  )
}

/** Reads a chosen file and tries it out; then makes the changes of that file. */
function useImport(resource: ResourceDeclaration, onTaken: () => void) {
  const { api } = useAdmin()
  const [body, setBody] = useState({ csv: '', encoding: 'utf-8' as TextEncoding })
  const params = { resource: resource.name }
  const { attempt, dialog } = useReservationCheck()
  const take = useMutation({
    mutationFn: () =>
      attempt((query) =>
        api.request('POST /admin/{resource}/import', { params, query: { dryRun: 'false', ...query }, body }),
      ),
    onSuccess: (taken) => {
      if (!taken?.made.isDone) return
      showToast('CSV의 내용을 가져왔습니다. 사이트에 바로 보입니다.', { kind: 'success' })
      onTaken()
    },
  })
  const tryOut = useMutation({
    mutationFn: async (chosen: File) => {
      take.reset()
      const { text, encoding } = decodeText(new Uint8Array(await chosen.arrayBuffer()))
      const given = { csv: text, encoding }
      setBody(given)
      return api.request('POST /admin/{resource}/import', { params, query: { dryRun: 'true' }, body: given })
    },
  })
  return { tryOut, take, dialog }
}

const countOf = (rows: readonly ImportedRow[], kind: ImportedRow['fate']) =>
  rows.filter((row) => row.fate === kind).length

function Fates({ rows }: { rows: readonly ImportedRow[] }) {
  const number = (kind: ImportedRow['fate']) => countOf(rows, kind)
  return (
    <>
      <p role="status">
        추가 {number('CREATED')} · 변경 {number('CHANGED')} · 변경 없음 {number('SAME')} · 오류{' '}
        {number('REFUSED')}
        {number('REFUSED') > 0 &&
          ' — 오류가 난 행을 수정해 다시 올려 주세요. 아직 아무것도 변경되지 않았습니다.'}
      </p>
      <ol className={fates()}>
        {rows
          .filter((row) => row.fate !== 'SAME')
          .slice(0, 200)
          .map((row) => (
            <RowFate key={row.line} row={row} />
          ))}
      </ol>
    </>
  )
}

function RowFate({ row }: { row: ImportedRow }) {
  return (
    <li>
      <span>{row.line}행</span>
      <span className={fate({ of: row.fate })}>{fateNames[row.fate]}</span>
      <div>
        {row.title || '(이름 없음)'}
        <ul className={faults()}>
          {row.errors.map(({ path, message }) => (
            <li key={path + message}>{message}</li>
          ))}
          {row.warnings.map(({ path, message }) => (
            <li key={path + message}>확인: {message}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Rules of a cell, which the list of a long file never needs to say again. Source: docs/product.md, O27 and O28. */
function CsvGuide() {
  return (
    <details className={guide()}>
      <summary>CSV 작성 방법</summary>
      <ul>
        <li>
          엑셀의 ‘CSV UTF-8(쉼표로 분리)’, ‘CSV(쉼표로 분리)’, ‘유니코드 텍스트’를 읽습니다. 이모지가 있으면
          ‘CSV UTF-8’로 저장해 주세요.
        </li>
        <li>
          열을 삭제하면 그 항목은 그대로입니다. 칸을 비우면 비울 수 있는 항목은 비워지고, 나머지는
          그대로입니다.
        </li>
        <li>날짜와 시각은 2026-11-03 9:30, 2026.11.03, 오후 2:30처럼 적습니다.</li>
        <li>묶음이나 시술처럼 다른 것을 가리키는 칸에는 그 이름을 적습니다. 여럿이면 쉼표로 나눕니다.</li>
        <li>
          긴 글은 빈 줄로 문단을 나눕니다. ## 제목, ### 작은 제목, - 항목, 1. 항목, &gt; 인용, ! 알림, | 칸 |
          칸 |, **굵게**, [링크](/events)를 쓸 수 있습니다. {'{"type"'}으로 시작하는 줄은 그림 같은 것이니
          그대로 두세요.
        </li>
        <li>
          글 앞의 작은따옴표(’)는 엑셀이 글을 날짜나 숫자로 바꾸지 못하게 하는 표시이며 저장되지 않습니다.
        </li>
      </ul>
    </details>
  )
}
