import type { RawAnswer } from '#backend/calls/route/call-context.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { GatedScope } from '#schema/files.ts'
import { readGateSettings } from './gate.ts'
import type { GateSettings } from './gate.ts'
import type { Narrowing } from '#backend/clinic/files/narrowing.ts'
import { isGranted, whilePublic } from './signed-address.ts'

type Asked = {
  hash: string
  scope: GatedScope
  until: number
  signature: string
} & Narrowed

/** The width and the part in which a picture is asked for; the whole picture as it is kept without a width. */
type Narrowed = { width?: number | undefined; strip?: number | undefined; focus?: number | undefined }

/** Longest that a cache keeps what everybody may see, so that a changed setting is soon kept. */
const publicCaching = 'public, max-age=3600'

/**
 * The picture of a signed address. Throws 404 for every other: a wrong or late signature says no more than a picture
 * that is not there. Source: docs/decisions/0015.
 */
export async function readGatedFile(
  { database, files, narrow }: { database: Database; files: FileStore; narrow: Narrowing },
  partnerId: number,
  { width, strip, focus, signature, ...asked }: Asked,
): Promise<RawAnswer> {
  const settings = await database.withPartner(partnerId, (tx) => readGateSettings(tx), {
    readOnly: true,
  })
  const isStillPublic = asked.until !== whilePublic || isPublic(settings, asked.scope)
  if (!isStillPublic || !isGranted(settings.signingKey, { partnerId, ...asked }, signature)) throw missing()
  const path = `/_files/${partnerId}/gated/${asked.hash}.webp`
  const picture = await readStored({ files, narrow }, path, { width, strip, focus })
  return { ...picture, ...(asked.until === whilePublic && { cacheControl: publicCaching }) }
}

/** Returns a stored picture, narrowed where that is asked for. Throws 404 where there is none. */
export async function readStored(
  { files, narrow }: { files: FileStore; narrow: Narrowing },
  path: string,
  { width, strip, focus }: Narrowed,
): Promise<RawAnswer> {
  const part = strip !== undefined ? { strip } : focus !== undefined ? { focus } : undefined
  const bytes = width === undefined ? (await files.get(path))?.bytes : await narrow(path, width, part)
  if (!bytes) throw missing()
  return { bytes, mime: 'image/webp' }
}

const missing = () => notFound('그림이 없거나 주소가 만료되었습니다.')

const isPublic = (settings: GateSettings, scope: GatedScope) =>
  (scope === 'before-after' && settings.beforeAfterVisibility === 'public') ||
  (scope === 'review' && settings.reviewVisibility === 'public')
