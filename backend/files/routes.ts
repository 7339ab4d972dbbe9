import type { filesContract } from '#api/contract/files.ts'
import { createNarrowing } from '#backend/gates/narrowing.ts'
import { readGatedFile, readStored } from '#backend/gates/read-gated-file.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { deleteFile } from './delete-file.ts'
import { listFiles } from './list-files.ts'
import { requireUploadQuota, saveUpload } from './save-upload.ts'

export default function routes({
  database,
  files,
  logger,
  clearing,
}: Services): Handlers<keyof typeof filesContract> {
  const narrow = createNarrowing(files)

  return {
    'POST /admin/files': ({ place, query, body }) =>
      saveUpload(database, files, place.partnerId, { bytes: body, ...query, origin: 'CONSOLE' }),
    'DELETE /admin/files': ({ place, query }) =>
      deleteFile({ database, files, logger }, place.partnerId, query.path),
    'POST /customer/files': async ({ place: { partnerId }, query, body, visitor }) => {
      if (!(await visitor())) await requireUploadQuota(database, partnerId)
      const upload = { bytes: body, alt: query.alt, isGated: true, origin: 'CUSTOMER' } as const
      const saved = await saveUpload(database, files, partnerId, upload)
      clearing.look(partnerId)
      return saved
    },
    'GET /customer/gated-files/{hash}': ({ place, params, query }) =>
      readGatedFile({ database, files, narrow }, place.partnerId, { ...params, ...query }),
    'GET /admin/gated-files/{hash}': ({ place, params, query }) =>
      readStored({ files, narrow }, `/_files/${place.partnerId}/gated/${params.hash}.webp`, query.width),
    'GET /admin/files': async ({ place, query }) => ({
      rows: await listFiles(database, place.partnerId, query.isGated),
    }),
  }
}
