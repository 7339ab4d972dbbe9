import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { files } from '#backend/clinic/files/table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { GatedImage } from '#schema/files.ts'
import { and, eq, inArray } from 'drizzle-orm'

/**
 * The pictures a visitor attaches, as the row keeps them. Throws 422 for one that no visitor has uploaded here: the
 * clinic's own gated pictures cannot be shown to everybody by way of a post.
 */
export async function attachedImages(
  tx: PartnerTransaction,
  images: { src: string; alt: string }[],
): Promise<GatedImage[]> {
  if (images.length === 0) return []
  const paths = images.map(({ src }) => src)
  const rows = await tx
    .select({ src: files.path, width: files.width, height: files.height })
    .from(files)
    .where(and(isOfPartner(tx, files), eq(files.origin, 'CUSTOMER'), inArray(files.path, paths)))
    .for('share')
  return images.map(({ src, alt }, index) => {
    const row = rows.find((one) => one.src === src)
    if (row) return { ...row, alt }
    const message = '올린 그림이 아닙니다. 그림을 다시 올려 주세요.'
    throw new ProblemError(422, 'unknown-image', message, {
      errors: [{ path: `/images/${index}/src`, message }],
    })
  })
}

/** Pictures as they are sent back by who has read the post: those it has already stand at signed addresses. */
export function toKept<I extends { src: string }>(images: readonly I[], stored: unknown): I[] {
  const paths = imagePaths(stored)
  return images.map((image) => {
    const [, hash] = /^\/_api\/customer\/gated-files\/([0-9a-f]+)\?/.exec(image.src) ?? []
    const path = hash && paths.find((one) => one.includes(`/${hash}.`))
    return path ? { ...image, src: path } : image
  })
}

/** Addresses under which a row keeps its pictures. */
export const imagePaths = (images: unknown): string[] =>
  (Array.isArray(images) ? images : []).flatMap((image: { src?: unknown } | null) =>
    typeof image?.src === 'string' ? [image.src] : [],
  )
