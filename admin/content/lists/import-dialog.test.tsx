// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import type { ImportedRow } from '#schema/resource.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { saveInExcel, toCp949 } from '#tests/support/korean-excel.ts'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { ResourceDeclaration } from './types.ts'

const table = [
  ['번호', '질문'],
  ['7', '주차, 되나요?'],
]
const refused: ImportedRow = {
  line: 2,
  fate: 'REFUSED',
  id: 7,
  title: '주차',
  errors: [{ path: '/groupId', message: '2행 ‘묶음’ 열의 ‘예얍’: ‘예얍’의 이름이 없습니다.' }],
  warnings: [],
}

function open() {
  const sent: unknown[] = []
  const request = async (_name: string, input: { body: unknown }) => {
    sent.push(input.body)
    return { rows: [refused], isDone: false }
  }
  const api = { request } as unknown as ApiClient
  const resource = { name: 'faqs', title: '자주 묻는 질문' } as ResourceDeclaration
  startDrawing(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={{ api } as Admin}>
        <ImportDialog resource={resource} onClose={() => {}} onDone={() => {}} />
      </AdminProvider>
    </QueryClientProvider>,
  )
  const choose = (bytes: Uint8Array) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', {
      value: [new File([new Uint8Array(bytes)], 'faqs.csv')],
      configurable: true,
    })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { sent, choose }
}

test('a file of each kind that Excel saves is sent as it reads, and a faulty row is told by its row and column', async () => {
  const { sent, choose } = open()
  await eventually(() => expect(document.querySelector('input[type=file]')).not.toBeNull())
  for (const format of ['cp949', 'utf-8', 'unicode-text'] as const) choose(saveInExcel(table, format))
  await eventually(() => expect(sent).toHaveLength(3))
  const byCommas = '번호,질문\r\n7,"주차, 되나요?"\r\n'
  expect(sent).toEqual(
    expect.arrayContaining([
      { csv: byCommas, encoding: 'euc-kr' },
      { csv: byCommas, encoding: 'utf-8' },
      { csv: byCommas.replaceAll(/,(?=질|")/g, '\t'), encoding: 'utf-16le' },
    ]),
  )
  await eventually(() => expect(document.body.textContent).toContain('2행 ‘묶음’ 열의 ‘예얍’'))
})

test('a workbook is not sent, and says how to save it', async () => {
  const { sent, choose } = open()
  await eventually(() => expect(document.querySelector('input[type=file]')).not.toBeNull())
  choose(Uint8Array.of(0x50, 0x4b, 3, 4, ...toCp949('통합 문서')))
  await eventually(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('CSV UTF-8'))
  expect(sent).toEqual([])
})
