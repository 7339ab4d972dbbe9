import type { HostPartner } from '#backend/kernel/database/database.ts'
import { notingRefusals } from '#backend/clinic/limit-refusals/note-refusals.ts'
import type { Services } from '#backend/services.ts'
import type { UnprovedKind } from './bound-unproved.ts'
import { proofNeededCode } from './bound-unproved.ts'

/** Part of a call's context that a limit of the unproved needs. */
export type Asking = { partner: HostPartner; client: string }

type Tools = Pick<Services, 'database' | 'logger' | 'secretBox'>

/**
 * Returns what carries out a call that may take time without a proved phone: it is given the keyed hash of the client's
 * address, and its refusals are counted for the console.
 */
export const boundingUnproved =
  ({ secretBox, ...tools }: Tools) =>
  <T>(
    kind: UnprovedKind,
    { partner: { partnerId }, client }: Asking,
    work: (source: string) => Promise<T>,
  ): Promise<T> =>
    notingRefusals(tools, { partnerId, kind, code: proofNeededCode }, () =>
      work(secretBox.digest(`${partnerId} ${client}`, 'unproved')),
    )
