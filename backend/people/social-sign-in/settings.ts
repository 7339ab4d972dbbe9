import { z } from 'zod'
import type { SocialOrigins } from './sites.ts'

/** Origin on this machine. */
const origin = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(
      /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/,
      'must be an origin of this machine, such as http://127.0.0.1:4000',
    )
    .optional(),
)

/** The variables by which something on this machine stands for a site of social sign-in, in development and tests. */
export const socialVariables = { KAKAO_LOGIN_ORIGIN: origin, NAVER_LOGIN_ORIGIN: origin }
type Variables = z.output<z.ZodObject<typeof socialVariables>>

export const readSocialOrigins = (values: Variables): SocialOrigins => ({
  ...(values.KAKAO_LOGIN_ORIGIN && { kakao: values.KAKAO_LOGIN_ORIGIN }),
  ...(values.NAVER_LOGIN_ORIGIN && { naver: values.NAVER_LOGIN_ORIGIN }),
})
