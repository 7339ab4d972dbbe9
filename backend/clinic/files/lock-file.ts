import type { Transaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'

/** Until the transaction ends, nobody else lists the file or removes its bytes: what is listed has its bytes. */
export const lockFile = (tx: Transaction, path: string) => lockName(tx, `file/${path}`)
