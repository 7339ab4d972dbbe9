import type { socialSignInContract } from '#api/contract/social-sign-in.ts'
import { certificationToken } from '#backend/people/certification/examples.ts'
import { member } from '#backend/people/customers/examples.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { SocialKeys } from '#schema/social-sign-in.ts'

const token = 'r7Qe0xGm2bT9uYk3sHd8eLzQpX5nJa4wFoRiBtMcE1V'
const keys: SocialKeys = {
  site: 'kakao',
  clientId: '7f3c0a9d5b1e4f6a8c2d0e9b7a6f5d4c',
  isReady: true,
  changedAt: '2030-07-01T02:00:00.000Z',
}
const params = { site: keys.site }

const examples: Examples<keyof typeof socialSignInContract> = {
  'GET /social-sites': { response: { rows: ['kakao'] } },
  'POST /social-sign-ins': {
    body: { site: 'kakao', staysSignedIn: true },
    response: {
      url: `https://kauth.kakao.com/oauth/authorize?response_type=code&client_id=${keys.clientId}&redirect_uri=https%3A%2F%2Fclinic.example%2Flogin&state=Wb1r&code_challenge=E9Me&code_challenge_method=S256`,
      token,
    },
  },
  'POST /social-sign-ins/finish': { body: { token, state: 'Wb1r', code: 'xq3V' }, response: member },
  'POST /social-sign-ins/link': { body: { token, certificationToken }, response: member },
  'GET /customers/this/social-accounts': {
    response: { rows: [{ site: 'kakao', linkedAt: '2030-07-01T02:00:00.000Z' }] },
  },
  'DELETE /customers/this/social-accounts/{site}': { params },
  'GET /admin/social-keys': { response: { rows: [keys] } },
  'PUT /admin/social-keys/{site}': {
    params,
    body: { clientId: keys.clientId, clientSecret: 'Zk2mQ8rT' },
    response: keys,
  },
  'DELETE /admin/social-keys/{site}': { params },
}

export default examples
