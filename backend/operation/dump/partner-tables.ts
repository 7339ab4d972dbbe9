import { tables, type Table } from './format.ts'

/** Tables that stay behind: sessions, proofs that are valid for minutes, and leases of nodes. */
const leftBehind = [
  'sessions',
  'presence',
  'customer_sessions',
  'hand_overs',
  'passkey_challenges',
  'certifications',
  'phone_codes',
  'social_sign_ins',
  'unproved_claims',
  'leases',
]

/**
 * Tables that a move takes along and a copy does not. With them in a copy, patients would get messages from both
 * deployments, and a link would open both.
 */
const movedOnly = [
  'notifications',
  'message_counts',
  'webhook_deliveries',
  'waitings',
  'invitations',
  'password_resets',
  'preview_links',
]

/** Tables in the export of one partner, which is a copy or a move. */
export const partnerTables = ({ isMove }: { isMove: boolean }): Table[] =>
  tables.filter(
    ({ name, isOfClinic }) =>
      isOfClinic && !leftBehind.includes(name) && (isMove || !movedOnly.includes(name)),
  )
