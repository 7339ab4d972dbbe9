import { refuse } from '#backend/people/accounts/accounts.ts'
import { importPartner } from '#backend/operation/dump/import-dump.ts'
import { writeDump } from '#backend/operation/dump/write-dump.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import type { ClinicDetails } from '#schema/operator.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Acting } from './clinics.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { DumpError } from '#backend/operation/dump/dump-error.ts'
import { requireFreeHosts } from './hosts.ts'
import { logAct } from './log.ts'
import { freeCode } from './new-clinic.ts'
import { requireClinic } from './read-clinics.ts'

type Transfer = Acting & { files: FileStore; secretBox: SecretBox }

/** Bytes of an export that the console takes; a larger one is read by the command. */
const largestImport = 512 * 1024 ** 2

/** A clinic as the file that `npm run db -- export` writes. Throws 404. */
export async function exportClinic(
  { database, files, operator }: Transfer,
  id: number,
): Promise<{ bytes: ReadableStream<Uint8Array>; size: number; fileName: string }> {
  const clinic = await database.asOperator((tx) => requireClinic(tx, id), { readOnly: true })
  const folder = await mkdtemp(join(tmpdir(), 'danjang-export-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'clinic.gz')
    await writeDump({ database, files }, path, clinic.code)
    await database.asOperator((tx) => logAct(tx, operator, { action: 'CLINIC_EXPORTED', clinic }))
    // The open file is there until it is read, whatever becomes of its name.
    const file = await open(path)
    const { size } = await file.stat()
    const stream = createReadStream('', { fd: file })
    await forget()
    const day = new Date().toISOString().slice(0, 10)
    return {
      bytes: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
      size,
      fileName: `${clinic.code}-${day}.danjang.gz`,
    }
  } catch (error) {
    await forget()
    throw error
  }
}

/**
 * Opens a clinic out of an export: under another number and code where its own are taken, at the hosts that are told or
 * else at its own. Throws 413, and 422 for what is no export, or one of a later build, and where a host is taken; then nothing is
 * changed.
 */
export async function importClinic(
  { database, files, operator, operatorHost, secretBox }: Transfer,
  body: ReadableStream<Uint8Array> | null,
  hosts: readonly string[],
): Promise<ClinicDetails> {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-import-'))
  try {
    const path = join(folder, 'clinic.gz')
    await pipeline(Readable.from(bounded(body)), createWriteStream(path))
    const { partnerId } = await importPartner({ database, files }, path, {
      hosts,
      opens: secretBox.hasKeyOf,
      prepare: async (tx, dump) => {
        await requireFreeHosts(tx, dump.hosts, { operatorHost })
        return freeCode(tx, dump.code)
      },
    }).catch((error: unknown) => {
      if (error instanceof DumpError) throw refuse('/file', 'bad-dump', dumpWords[error.reason])
      throw error
    })
    return await database.asOperator(async (tx) => {
      const clinic = await requireClinic(tx, partnerId)
      await logAct(tx, operator, { action: 'CLINIC_IMPORTED', clinic, details: { hosts: clinic.hosts } })
      return clinic
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const dumpWords: Record<DumpError['reason'], string> = {
  format: '이 서비스에서 내보낸 병원 파일이 아닙니다.',
  whole: '파일이 끝까지 있지 않습니다. 다시 내려받아 올려 주세요.',
  build: '이 서버보다 새로운 판에서 내보낸 파일입니다. 이 서버를 그 판으로 올린 뒤 다시 올려 주세요.',
  moved: '이 파일의 병원이 이미 이 서버에서 운영되고 있습니다. 그 병원을 중지한 뒤 다시 올려 주세요.',
  everything: '병원 하나가 아니라 전체 백업 파일입니다. 서버에서 restore 명령으로 읽어 주세요.',
}

async function* bounded(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > largestImport) {
      const message = `여기서는 ${largestImport / 1024 ** 2}MB까지 받습니다. 더 큰 파일은 서버에서 import 명령으로 읽어 주세요.`
      throw new ProblemError(413, 'too-large', message)
    }
    yield chunk
  }
}
