import type { accountsContract } from '#api/contract/accounts.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const id = '5b0f7c1e-9a2d-4c3b-8e1f-2d6a7b9c0e4f'
const until = '2030-07-03T05:00:00.000Z'
const token = 'Zm9ydHktdGhyZWUtbGV0dGVycy10aGF0LW5vYm9keS1'
const partnerName = '단장의원'

const row = {
  id,
  email: 'desk@example.com',
  name: '이도윤',
  role: 'desk' as const,
  isDisabled: false,
  lastSignedInAt: '2026-11-23T01:00:00.000Z',
  hasTwoFactor: false,
  sessions: 1,
  apiKeys: 0,
  isSelf: false,
}

const currentPassword = '비밀번호 예시'
const password = '새로 정한 비밀번호'

const account = {
  email: 'admin@danjang.local',
  name: '관리자',
  partnerName,
  role: 'owner' as const,
  isSuspended: false,
  setUpTwoFactorBy: null,
}

const invitation = { id, email: 'new@example.com', role: 'editor' as const, by: '관리자', until }

const challenge = 'c2l4dGVlbi1ieXRlcy1vZi1jaGFuY2U'
const passkey = {
  id: 'cGFzc2tleS1vZi1hbi1leGFtcGxl',
  name: '노트북',
  host: 'clinic.kr',
  createdAt: '2026-11-23T00:00:00.000Z',
  lastUsedAt: null,
}
const answer = {
  id: passkey.id,
  rawId: passkey.id,
  type: 'public-key' as const,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' },
  clientExtensionResults: {},
}

const examples: Examples<keyof typeof accountsContract> = {
  'GET /admin/accounts': {
    response: { rows: [row], invitations: [invitation], twoFactorRequiredFrom: null },
  },
  'PUT /admin/accounts/{id}': {
    params: { id },
    body: { isDisabled: true },
    response: { ...row, isDisabled: true, sessions: 0 },
  },
  'DELETE /admin/accounts/{id}/sessions': { params: { id } },
  'DELETE /admin/accounts/{id}/two-factor': { params: { id } },
  'PUT /admin/two-factor-policy': { body: { isRequired: true }, response: { twoFactorRequiredFrom: until } },
  'POST /admin/invitations': {
    body: { email: invitation.email, role: invitation.role },
    response: { ...invitation, token },
  },
  'POST /admin/invitations/{id}/resend': { params: { id }, response: { ...invitation, token } },
  'DELETE /admin/invitations/{id}': { params: { id } },
  'POST /admin/invitation': {
    body: { token },
    response: { email: invitation.email, role: invitation.role, partnerName },
  },
  'POST /admin/invitation/acceptance': {
    body: { token, name: '박서준', password },
    response: {
      email: invitation.email,
      name: '박서준',
      partnerName,
      role: invitation.role,
      isSuspended: false,
      setUpTwoFactorBy: null,
    },
  },
  'POST /admin/password-resets': { body: { email: row.email } },
  'PUT /admin/password-resets': { body: { token, password } },
  'GET /admin/account': {
    response: {
      email: account.email,
      name: account.name,
      role: account.role,
      hasTwoFactor: true,
      hasAuthenticator: true,
      passkeys: [passkey],
      recoveryCodesLeft: 9,
      sessions: [
        {
          id,
          browser: 'Chrome, Windows',
          startedAt: '2026-11-23T00:00:00.000Z',
          seenAt: '2026-11-23T01:00:00.000Z',
          isThis: true,
        },
      ],
    },
  },
  'PUT /admin/account': { body: { name: account.name }, response: account },
  'PUT /admin/account/password': { body: { currentPassword, password } },
  'DELETE /admin/account/sessions': {},
  'DELETE /admin/account/sessions/{id}': { params: { id } },
  'POST /admin/account/two-factor': {
    body: { currentPassword },
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/%EB%8B%A8%EC%9E%A5:admin%40danjang.local?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  'PUT /admin/account/two-factor': {
    body: { code: '287082' },
    response: { codes: ['JBSW-Y3DP-EHPK-3PXP'] },
  },
  'DELETE /admin/account/two-factor': { body: { currentPassword } },
  'POST /admin/account/passkeys/options': {
    body: { currentPassword },
    response: { challenge, rp: { id: 'clinic.kr', name: partnerName } },
  },
  'POST /admin/account/passkeys': { body: { name: passkey.name, answer }, response: passkey },
  'PUT /admin/account/passkeys/{id}': {
    params: { id: passkey.id },
    body: { name: passkey.name },
    response: passkey,
  },
  'DELETE /admin/account/passkeys/{id}': { params: { id: passkey.id }, body: { currentPassword } },
  'POST /admin/session/passkey/options': { response: { challenge, rpId: 'clinic.kr' } },
  'POST /admin/session/passkey': { body: { answer }, response: account },
  'POST /admin/session': { body: { email: account.email, password: currentPassword }, response: account },
  'GET /admin/session': { response: account },
  'DELETE /admin/session': { query: { sessionId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' } },
}

export default examples
