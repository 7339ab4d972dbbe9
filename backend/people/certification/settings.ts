import { z } from 'zod'
import type { CertificationSettings } from './choose-provider.ts'

const key = z.preprocess((value) => (value === '' ? undefined : value), z.string().max(300).optional())

/** An address of PortOne's, or of what stands for it on this machine. */
const address = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .url({ protocol: /^https?$/, error: 'must be an https address, such as https://api.portone.io' })
    .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(url), {
      error: 'must be an https address; http is for localhost alone',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
)

/** The variables that say who certifies identities. */
export const certificationVariables = {
  CERTIFICATION: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(['none', 'demo', 'development', 'portone-v1', 'portone-v2'], {
        error: 'must be none, demo, development, portone-v1 or portone-v2',
      })
      .default('none'),
  ),
  PORTONE_IMP_CODE: key,
  PORTONE_API_KEY: key,
  PORTONE_API_SECRET: key,
  PORTONE_STORE_ID: key,
  PORTONE_CHANNEL_KEY: key,
  PORTONE_API_URL: address,
  PORTONE_SCRIPT_URL: address,
}
type Variables = z.output<z.ZodObject<typeof certificationVariables>>

const needed = {
  none: [],
  demo: [],
  development: [],
  'portone-v1': ['PORTONE_IMP_CODE', 'PORTONE_API_KEY', 'PORTONE_API_SECRET'],
  'portone-v2': ['PORTONE_STORE_ID', 'PORTONE_CHANNEL_KEY', 'PORTONE_API_SECRET'],
} as const

/** Adds an issue for each key that the chosen provider lacks. */
export function checkCertification(values: Variables, context: z.RefinementCtx): void {
  for (const name of needed[values.CERTIFICATION]) {
    if (values[name] !== undefined) continue
    const message = `must be set where CERTIFICATION is ${values.CERTIFICATION}`
    context.addIssue({ code: 'custom', path: [name], message })
  }
}

/** The settings as the backend takes them; every key that is needed is there. */
export function readCertificationSettings(values: Variables): CertificationSettings {
  const text = (name: keyof Variables) => values[name] ?? ''
  const addresses = {
    ...(values.PORTONE_API_URL && { baseUrl: values.PORTONE_API_URL }),
    ...(values.PORTONE_SCRIPT_URL && { scriptUrl: values.PORTONE_SCRIPT_URL }),
  }
  switch (values.CERTIFICATION) {
    case 'portone-v1':
      return {
        provider: 'portone-v1',
        impCode: text('PORTONE_IMP_CODE'),
        apiKey: text('PORTONE_API_KEY'),
        apiSecret: text('PORTONE_API_SECRET'),
        ...addresses,
      }
    case 'portone-v2':
      return {
        provider: 'portone-v2',
        storeId: text('PORTONE_STORE_ID'),
        channelKey: text('PORTONE_CHANNEL_KEY'),
        apiSecret: text('PORTONE_API_SECRET'),
        ...addresses,
      }
    default:
      return { provider: values.CERTIFICATION }
  }
}

/** Origins that PortOne's dialog loads and calls, in both versions of its interface. */
const portOneOrigins = [
  'https://cdn.iamport.kr',
  'https://service.iamport.kr',
  'https://cdn.portone.io',
  'https://checkout.portone.io',
  'https://checkout-service.prod.iamport.co',
  'https://tx-gateway-service.prod.iamport.co',
  'https://payment-bridge.prod.iamport.co',
]

/**
 * Origins that pages admit for certifying: that of the configured script alone, PortOne's own where it certifies or may
 * do so at an API elsewhere, and none otherwise.
 */
export function certificationOrigins(values: Variables, isApiElsewhere: boolean): string[] {
  if (values.PORTONE_SCRIPT_URL) return [new URL(values.PORTONE_SCRIPT_URL).origin]
  return values.CERTIFICATION.startsWith('portone') || isApiElsewhere ? portOneOrigins : []
}
