import { allRoles, publishingRoles } from '#api/call.ts'
import { partnerProfile } from '#schema/partners.ts'
import { z } from 'zod'
import { defineSetting } from '../define-setting.ts'
import { ofProfile } from '../profile.ts'

export default defineSetting({
  name: 'origins',
  title: '허용 사이트',
  description: '이 병원의 정보를 불러오고 예약 창을 띄울 수 있는 다른 사이트. 없으면 이 사이트에서만 됩니다.',
  place: 70,
  ...ofProfile(
    z
      .object({ allowedOrigins: partnerProfile.shape.allowedOrigins })
      .refine(({ allowedOrigins }) => new Set(allowedOrigins).size === allowedOrigins.length, {
        path: ['allowedOrigins'],
        message: '같은 사이트는 한 번만 적습니다.',
      }),
  ),
  access: { read: allRoles, write: publishingRoles },
  sample: { allowedOrigins: ['https://event.clinic.example'] },
})
