import { z } from 'zod'
import { moment, typed } from './call-parts.ts'
import { socialSites, type SocialSite } from './plain/social-sites.ts'

export const socialSite = z.enum(Object.keys(socialSites) as [SocialSite, ...SocialSite[]])

/** Token of `POST /social-sign-ins`, which only the browser has that began. */
export const socialToken = z.string().regex(/^[\w-]{43}$/, '소셜 로그인을 다시 시작해 주세요.')

/** A sign-in begun: where the browser goes, and what proves later that it was this browser. */
export const socialSignIn = z.object({
  url: z.url().meta({ description: '카카오나 네이버의 로그인 화면' }),
  token: z.string(),
})

/** An account of such a site that signs a member in. */
export const socialAccount = z.object({ site: socialSite, linkedAt: moment })
export type SocialAccount = z.infer<typeof socialAccount>

const key = typed(200)
  .trim()
  .regex(
    /^[\x21-\x7e]*$/,
    '영문, 숫자와 기호만 있습니다. 빈칸이나 다른 글자가 섞이지 않았는지 확인해 주세요.',
  )

export const socialKeysInput = z.object({
  clientId: key
    .min(1, '키를 붙여 넣어 주세요.')
    .meta({ title: '키', description: '카카오는 REST API 키, 네이버는 Client ID' }),
  clientSecret: key.min(1, 'Client Secret을 붙여 넣어 주세요.').optional().meta({
    title: 'Client Secret',
    description: '주지 않으면 저장된 것을 그대로 씁니다. 다시 볼 수는 없습니다.',
  }),
})
export type SocialKeysInput = z.output<typeof socialKeysInput>

export const socialKeys = z.object({
  site: socialSite,
  clientId: z.string(),
  isReady: z.boolean().meta({
    description: '로그인 화면에 보이는지. 다른 서버에서 옮겨 와 Client Secret을 다시 넣어야 하면 false',
  }),
  changedAt: moment,
})
export type SocialKeys = z.infer<typeof socialKeys>
