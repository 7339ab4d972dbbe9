import { z } from 'zod'
import { askProvider, filled, filledDay } from './ask-provider.ts'
import type { CertificationProvider } from './provider.ts'
import { ProviderUnavailable, type PortOneAddresses } from './provider.ts'

export type PortOneV2Settings = { storeId: string; channelKey: string; apiSecret: string } & PortOneAddresses

const answer = z.union([
  z.object({
    status: z.literal('VERIFIED'),
    id: z.string(),
    verifiedAt: z.iso.datetime({ offset: true }),
    verifiedCustomer: z.object({
      name: z.string().min(1),
      phoneNumber: filled,
      birthDate: filledDay,
      gender: filled,
    }),
  }),
  z.object({ status: z.enum(['READY', 'FAILED']) }),
])

/**
 * PortOne's second interface: `GET /identity-verifications/{identityVerificationId}`, whose number is our `requestId`.
 * Source: developers.portone.io, "REST API V2".
 */
export function createPortOneV2(settings: PortOneV2Settings): CertificationProvider {
  const { storeId, channelKey, apiSecret } = settings
  const { baseUrl = 'https://api.portone.io', scriptUrl = 'https://cdn.portone.io/v2/browser-sdk.js' } =
    settings
  return {
    name: 'portone-v2',
    dialog: { storeId, channelKey, scriptUrl },
    async find(uid) {
      const query = new URLSearchParams({ storeId })
      const url = `${baseUrl}/identity-verifications/${encodeURIComponent(uid)}?${query}`
      const got = await askProvider({ url, headers: { authorization: `PortOne ${apiSecret}` } }, answer)
      if (got === 'refused') throw new ProviderUnavailable('PortOne refuses our secret.')
      if (got?.status !== 'VERIFIED') return null
      const { name, phoneNumber, birthDate, gender } = got.verifiedCustomer
      return {
        providerUid: got.id,
        requestId: got.id,
        name,
        phone: phoneNumber,
        birthDate,
        gender: gender === 'MALE' ? 'male' : gender === 'FEMALE' ? 'female' : null,
        certifiedAt: new Date(got.verifiedAt),
      }
    },
  }
}
