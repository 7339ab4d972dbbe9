import { askProvider } from '#backend/people/certification/ask-provider.ts'
import type { SocialSite } from '#schema/plain/social-sites.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'

type Site = {
  authorize: string
  token: string
  user: string
  /** Reads the person's number from the answer about them. Nothing else of it is read. */
  subject: z.ZodType<string>
}

/** Sources: developers.kakao.com, "REST API" of Kakao Login; developers.naver.com, "네이버 로그인 API 명세". */
const sites: Record<SocialSite, Site> = {
  kakao: {
    authorize: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    user: 'https://kapi.kakao.com/v2/user/me',
    subject: z.object({ id: z.number().int().positive() }).transform(({ id }) => String(id)),
  },
  naver: {
    authorize: 'https://nid.naver.com/oauth2.0/authorize',
    token: 'https://nid.naver.com/oauth2.0/token',
    user: 'https://openapi.naver.com/v1/nid/me',
    subject: z
      .object({ response: z.object({ id: z.string().min(1).max(200) }) })
      .transform(({ response }) => response.id),
  },
}

/** Origins of what stands for a site on this machine, in tests. */
export type SocialOrigins = Partial<Record<SocialSite, string>>

type Application = { clientId: string; redirectUri: string }

/** The sites, each at its own address unless told. */
export function createSocialSites(origins: SocialOrigins = {}) {
  const addressOf = (site: SocialSite, name: 'authorize' | 'token' | 'user') => {
    const address = new URL(sites[site][name])
    const origin = origins[site]
    return origin === undefined ? address : new URL(address.pathname, origin)
  }
  return {
    /** Address of the site's own sign-in. Sources: RFC 6749, 4.1.1; RFC 7636, 4.3. */
    signInAddress(
      site: SocialSite,
      { clientId, redirectUri, state, verifier }: Application & { state: string; verifier: string },
    ): string {
      const address = addressOf(site, 'authorize')
      address.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return address.href
    },
    /**
     * Exchanges a code for the number of its person; `null` where the site refuses the code or the keys. Throws
     * `ProviderUnavailable` where it does not answer as it should. Source: RFC 6749, 4.1.3.
     */
    async findSubject(
      site: SocialSite,
      asked: Application & { clientSecret: string; code: string; state: string; verifier: string },
    ): Promise<string | null> {
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: asked.clientId,
        client_secret: asked.clientSecret,
        redirect_uri: asked.redirectUri,
        code: asked.code,
        state: asked.state,
        code_verifier: asked.verifier,
      })
      const token = await askProvider({ url: addressOf(site, 'token').href, body: form }, tokenAnswer)
      if (token === null || token === 'refused' || !token.access_token) return null
      const authorization = `Bearer ${token.access_token}`
      const user = { url: addressOf(site, 'user').href, headers: { authorization } }
      const subject = await askProvider(user, sites[site].subject)
      return subject === 'refused' ? null : subject
    },
  }
}

export type SocialSites = ReturnType<typeof createSocialSites>

/** Naver refuses with status 200 and an `error` in place of the token. */
const tokenAnswer = z.object({ access_token: z.string().max(4000).optional() })
