import type { accountsContract } from '#api/contract/accounts.ts'
import type { Examples } from '#backend/documentation/example.ts'

const id = '5b0f7c1e-9a2d-4c3b-8e1f-2d6a7b9c0e4f'

const row = {
  id,
  email: 'desk@example.com',
  name: '이도윤',
  role: 'desk' as const,
  isDisabled: false,
  sessions: 1,
  isSelf: false,
}

const newPassword = '새로 정한 비밀번호'

const account = {
  email: 'admin@danjang.local',
  name: '관리자',
  partnerName: '단장의원',
  role: 'owner' as const,
}

const examples: Examples<keyof typeof accountsContract> = {
  'GET /admin/accounts': { response: { rows: [row] } },
  'POST /admin/accounts': {
    body: { email: row.email, name: row.name, role: row.role, password: newPassword },
    response: { ...row, sessions: 0 },
  },
  'PUT /admin/accounts/{id}': {
    params: { id },
    body: { isDisabled: true },
    response: { ...row, isDisabled: true, sessions: 0 },
  },
  'DELETE /admin/accounts/{id}/sessions': { params: { id } },
  'PUT /admin/account/password': { body: { currentPassword: '비밀번호 예시', password: newPassword } },
  'DELETE /admin/account/sessions': {},
  'POST /admin/session': { body: { email: account.email, password: '비밀번호 예시' }, response: account },
  'GET /admin/session': { response: account },
  'DELETE /admin/session': {},
}

export default examples
