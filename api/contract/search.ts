import { keyword, paging } from '#schema/call-parts.ts'
import { searchKind, searchKinds, searchResult } from '#schema/search.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const kinds = z
  .union([z.string().max(100), z.array(searchKind)])
  .transform((value) => [...new Set<string>(typeof value === 'string' ? value.split(',') : value)])
  .pipe(z.array(searchKind).min(1).max(searchKinds.length))

export const searchContract = {
  'GET /customer/search': call({
    summary: '사이트 전체에서 찾기',
    description:
      '시술, 진행 중인 이벤트, 전후 사례, 의료진, 자주 묻는 질문, 공지, 게시판 글과 공개된 페이지를 종류별로 묶어 가까운 것부터 답합니다. 제목과 시술의 태그는 초성(ㅂㅌㅅ)으로도 찾고, 다른 언어로 옮긴 글도 찾습니다. 띄어쓰기, 문장 부호, 대소문자, 전각·반각과 낱말 끝의 조사는 가리지 않고, 낱말이 여럿이면 모두 있는 것만 찾습니다. 병원이 시술에 적은 다른 이름으로도 찾습니다. 하나도 찾지 못하면 한/영 키를 바꾸어 친 말이나 자모 한두 개가 다른 말로 찾고, 그 말을 suggestion으로 답합니다. page와 pageSize는 종류마다 셉니다. 빈 검색어는 아무것도 찾지 않습니다. 숨긴 것, 비밀 시술, 고객이 쓴 글은 찾지 않으며, 사례는 제목과 조건으로만 찾고 누구에게나 볼 수 있는 그림만 줍니다.',
    access: 'public',
    tag: 'search',
    query: z.object({
      keyword: keyword.default(''),
      kinds: kinds.default([...searchKinds]).meta({ description: '쉼표로 나눈 종류. 예: product,event' }),
      page: paging.page,
      pageSize: paging.pageSize.default(5),
    }),
    response: searchResult,
    problems: { 404: '이 주소의 병원이 없을 때' },
  }),
}
