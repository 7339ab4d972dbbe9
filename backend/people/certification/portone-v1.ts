import { z } from 'zod'
import { askProvider, filled, filledDay } from './ask-provider.ts'
import type { CertificationProvider } from './provider.ts'
import { ProviderUnavailable, type PortOneAddresses } from './provider.ts'

export type PortOneV1Settings = { impCode: string; apiKey: string; apiSecret: string } & PortOneAddresses

const token = z.object({
  code: z.literal(0),
  response: z.object({ access_token: z.string(), expired_at: z.number(), now: z.number().optional() }),
})
const answer = z.object({
  code: z.number(),
  response: z
    .object({
      imp_uid: z.string(),
      merchant_uid: filled,
      name: filled,
      phone: filled,
      birthday: filledDay,
      gender: filled,
      certified: z.boolean(),
      /** Seconds since 1970. */
      certified_at: z.coerce.number(),
    })
    .nullish(),
})

/**
 * PortOne's first interface: `POST /users/getToken`, then `GET /certifications/{imp_uid}`. Our `requestId` is its
 * `merchant_uid`. Source: developers.portone.io, "REST API V1".
 */
export function createPortOneV1(settings: PortOneV1Settings): CertificationProvider {
  const { impCode, apiKey, apiSecret } = settings
  const { baseUrl = 'https://api.iamport.kr', scriptUrl = 'https://cdn.iamport.kr/v1/iamport.js' } = settings
  let known: { token: string; until: number } | undefined

  async function accessToken(): Promise<string> {
    if (known && Date.now() < known.until) return known.token
    const body = { imp_key: apiKey, imp_secret: apiSecret }
    const got = await askProvider({ url: `${baseUrl}/users/getToken`, body }, token)
    if (got === null || got === 'refused') throw new ProviderUnavailable('PortOne refuses our key.')
    // Its clock may differ from ours: only how long the token lives counts, less a minute.
    const { access_token, expired_at, now = Date.now() / 1000 } = got.response
    known = { token: access_token, until: Date.now() + (expired_at - now - 60) * 1000 }
    return access_token
  }

  async function ask(uid: string) {
    const url = `${baseUrl}/certifications/${encodeURIComponent(uid)}`
    return askProvider({ url, headers: { authorization: await accessToken() } }, answer)
  }

  return {
    name: 'portone-v1',
    dialog: { impCode, scriptUrl },
    async find(uid) {
      let got = await ask(uid)
      if (got === 'refused') {
        known = undefined
        got = await ask(uid)
      }
      if (got === 'refused') throw new ProviderUnavailable('PortOne refuses the token it gave.')
      const found = got?.code === 0 ? got.response : null
      if (!found?.certified || !found.name) return null
      return {
        providerUid: found.imp_uid,
        requestId: found.merchant_uid ?? '',
        name: found.name,
        phone: found.phone,
        birthDate: found.birthday,
        gender: found.gender === 'male' || found.gender === 'female' ? found.gender : null,
        certifiedAt: new Date(found.certified_at * 1000),
      }
    },
  }
}
