import { keyword } from '#schema/call-parts.ts'
import { movedResponse, pageResponse, shellResponse } from '#schema/page.ts'
import { z } from 'zod'
import { call } from '../call.ts'

export const pageContract = {
  'GET /page': call({
    summary: '경로의 페이지 정의, /_app이면 사이트 뼈대, 옮긴 페이지의 예전 경로면 지금 경로',
    description:
      'revision을 주면 그 리비전이 지금 공개된 것일 때만 답합니다(아니면 409). 두 번 물어 조립하는 페이지가 두 리비전을 섞지 않게 합니다. state=draft는 콘솔에 로그인한 사람에게만 초안을 보여 줍니다.',
    access: 'public',
    tag: 'page',
    query: z.object({
      path: z.string().startsWith('/').max(500),
      revision: z.coerce.number().int().nonnegative().optional(),
      state: z.enum(['published', 'draft']).default('published'),
    }),
    response: z.union([shellResponse, pageResponse, movedResponse]),
    problems: {
      401: 'state=draft인데 로그인하지 않았을 때',
      404: '경로에 맞는 페이지나 병원이 없을 때',
      409: 'revision이 더 이상 공개된 리비전이 아닐 때',
    },
  }),
  'GET /page-search': call({
    summary: '공개된 페이지의 글에서 찾기',
    description: '초성(ㅂㅌㅅ)과 띄어쓰기 차이를 받아 줍니다. 가까운 것부터 나옵니다.',
    access: 'public',
    tag: 'page',
    query: z.object({ keyword }),
    response: z.object({
      rows: z.array(
        z.object({ title: z.string(), excerpt: z.string(), path: z.string(), pageTitle: z.string() }),
      ),
    }),
    problems: { 404: '이 주소의 병원이 없을 때' },
  }),
}
