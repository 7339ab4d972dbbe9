import type { filesContract } from '#api/contract/files.ts'
import { createNarrowing } from './narrowing.ts'
import { readGatedFile, readStored } from '#backend/clinic/gates/read-gated-file.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { describeFile, tagFiles } from './change-files.ts'
import { cropFile } from './crop-file.ts'
import { deleteFile, deleteFiles } from './delete-file.ts'
import { getFile } from './get-file.ts'
import { listFiles, listTags } from './list-files.ts'
import { saveUpload } from './save-upload.ts'

export default function routes({
  database,
  files,
  logger,
  clearing,
}: Services): Handlers<Exclude<keyof typeof filesContract, 'POST /admin/files/replace'>> {
  const narrow = createNarrowing(files)

  return {
    'POST /admin/files': async ({ partner, query: { alt, isGated, tags }, body, account }) =>
      saveUpload(database, files, partner.partnerId, {
        bytes: body,
        alt,
        isGated,
        tags,
        account: await account(),
      }),
    'PUT /admin/files': async ({ partner: { partnerId }, query, body, account }) =>
      describeFile({ database, partnerId, account: await account() }, query.path, body),
    'DELETE /admin/files': async ({ partner, query, account }) =>
      deleteFile({ database, files, logger }, partner.partnerId, await account(), query.path),
    'POST /admin/files/bulk': async ({ partner: { partnerId }, body, account: whoAsks }) => {
      const account = await whoAsks()
      const changed =
        body.action === 'tag'
          ? await tagFiles({ database, partnerId, account }, body.paths, body.tags)
          : await deleteFiles({ database, files, logger }, partnerId, account, body.paths)
      return { changed }
    },
    'POST /admin/files/crop': async ({ partner: { partnerId }, body: { path, ...part }, account }) =>
      cropFile({ database, files, partnerId, account: await account() }, path, part),
    'POST /customer/files': async ({ partner: { partnerId }, query, body, visitor }) => {
      const upload = { bytes: body, alt: query.alt, isGated: true, isStrangers: !(await visitor()) }
      const saved = await saveUpload(database, files, partnerId, upload)
      clearing.look(partnerId)
      return saved
    },
    'GET /customer/gated-files/{hash}': ({ partner, params, query }) =>
      readGatedFile({ database, files, narrow }, partner.partnerId, { ...params, ...query }),
    'GET /admin/gated-files/{hash}': ({ partner, params, query }) =>
      readStored({ files, narrow }, `/_files/${partner.partnerId}/gated/${params.hash}.webp`, query),
    'GET /admin/files': ({ partner, query }) =>
      database.withPartner(partner.partnerId, (tx) => listFiles(tx, query), { readOnly: true }),
    'GET /admin/files/state': ({ partner, query }) => getFile(database, files, partner.partnerId, query.path),
    'GET /admin/files/tags': async ({ partner }) => ({
      rows: await database.withPartner(partner.partnerId, (tx) => listTags(tx), { readOnly: true }),
    }),
  }
}
