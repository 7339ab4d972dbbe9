import { tables, type Table } from './format.ts'

/** Tables that stay behind: sessions, proofs that are good for minutes, and leases of nodes. */
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
 * Tables that go along with a partner which moves. Copies have none of them: patients would hear from both, and a link
 * would open both.
 */
const movedOnly = [
  'notifications',
  'webhook_deliveries',
  'waitings',
  'invitations',
  'password_resets',
  'preview_links',
]

/** Tables whose rows an export of one partner has: a copy's, or those of a partner that moves. */
export const partnerTables = ({ isMove }: { isMove: boolean }): Table[] =>
  tables.filter(
    ({ name, isOfClinic }) =>
      isOfClinic && !leftBehind.includes(name) && (isMove || !movedOnly.includes(name)),
  )
