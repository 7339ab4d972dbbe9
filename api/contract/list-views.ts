import { rowId } from '#schema/call-parts.ts'
import { listView, mostListViews, newListView } from '#schema/list-views.ts'
import { z } from 'zod'
import { allRoles, call, signedOut } from '../call.ts'

const ofSelf = { access: 'admin', roles: allRoles, tag: 'console' } as const

export const listViewsContract = {
  'GET /admin/list-views': call({
    ...ofSelf,
    summary: '내가 저장한 목록 보기',
    description: '로그인한 계정의 것만, 이름순으로.',
    response: z.object({ rows: z.array(listView) }),
    problems: signedOut,
  }),
  'POST /admin/list-views': call({
    ...ofSelf,
    summary: '목록 보기 저장하기',
    description: `같은 목록에 같은 이름이 있으면 그것이 바뀝니다. 목록마다 ${mostListViews}개까지. 변경 기록에는 남지 않습니다.`,
    body: newListView,
    status: 201,
    response: listView,
    problems: { ...signedOut, 422: '값이 맞지 않거나 저장한 것이 너무 많을 때' },
  }),
  'DELETE /admin/list-views/{id}': call({
    ...ofSelf,
    summary: '저장한 목록 보기 삭제',
    params: z.object({ id: rowId }),
    status: 204,
    problems: { ...signedOut, 404: '내가 저장한 것이 아닐 때' },
  }),
}
