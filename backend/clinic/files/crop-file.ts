import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { refusal } from '#backend/editing/resources/check.ts'
import type { Crop } from '#schema/files.ts'
import type { FieldError } from '#schema/problem.ts'
import { readAddress } from './file-address.ts'
import type { FileStore } from './file-store.ts'
import { keepPicture, type UploadedImage } from './keep-picture.ts'
import { requireFile } from './list-files.ts'
import { cutPicture } from './picture.ts'

type Acting = { database: Database; files: FileStore; partnerId: number; account: Account }

/**
 * Cuts a part out of a picture of the library and keeps it as one of its own; the picture stays as it is. Throws 404
 * where there is none, 422 where the part does not lie within it.
 */
export async function cropFile(
  { database, files, partnerId, account }: Acting,
  path: string,
  part: Crop,
): Promise<UploadedImage> {
  const { alt, tags, width, height } = await database.withPartner(partnerId, (tx) => requireFile(tx, path), {
    readOnly: true,
  })
  const errors = [
    ...beyond('width', part.x + part.width, width, '너비'),
    ...beyond('height', part.y + part.height, height, '높이'),
  ]
  if (errors.length > 0) throw refusal(errors)
  const stored = await files.get(path)
  if (!stored) throw notFound('그림의 파일이 없습니다. 다시 올려 주세요.')
  const picture = await cutPicture(stored.bytes, part)
  const isGated = readAddress(path)?.isGated === true
  return keepPicture(database, files, partnerId, { picture, alt, tags, isGated, account, croppedFrom: path })
}

const beyond = (field: string, end: number, length: number, title: string): FieldError[] =>
  end <= length
    ? []
    : [
        {
          path: `/${field}`,
          message: `그림 밖입니다. 그림의 ${title}는 ${length}픽셀인데 ${end}픽셀까지 자르려 했습니다.`,
        },
      ]
