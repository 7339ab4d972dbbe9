import { publicationChecks, publicationFinding } from '#schema/publication-checks.ts'
import { z } from 'zod'
import { call, signedOut } from '../call.ts'

export const publicationChecksContract = {
  'POST /admin/publication-checks': call({
    summary: '공개하기 전에 볼 것',
    description:
      '고른 초안을 지금 공개된 것 위에 올려 보고, 의료광고에서 문제가 될 수 있는 말, 끊어진 링크, 설명 없는 그림, 명암비, 보이지 않는 블록, 비어 있는 제목과 설명을 찾습니다. 고른 것이 없으면 지금 공개된 사이트를 봅니다. 아무것도 바꾸지 않습니다. 법에 관한 것은 알려 줄 뿐 판단하지 않습니다.',
    access: 'admin',
    tag: 'console',
    body: publicationChecks,
    response: z.object({
      rows: z.array(publicationFinding),
      count: z.number().int().nonnegative().meta({ description: '찾은 모두의 수. rows는 300개까지입니다.' }),
    }),
    problems: signedOut,
  }),
}
