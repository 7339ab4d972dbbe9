import type { ApiClient } from '#api/client.ts'
import { saveFile } from '#admin/kit/parts/save-file.ts'
import type { ResourceDeclaration } from './types.ts'

/** Saves all rows that a list finds as a CSV file. */
export async function downloadCsv(
  api: ApiClient,
  { name, title }: ResourceDeclaration,
  query: Record<string, string>,
): Promise<void> {
  const answer: unknown = await api.request('GET /admin/{resource}', {
    params: { resource: name },
    query,
    headers: { accept: 'text/csv' },
  })
  if (!(answer instanceof Blob)) throw new Error('CSV를 받지 못했습니다. 다시 시도해 주세요.')
  saveFile(answer, `${title}.csv`)
}
