import { agendaDays, overview } from '#schema/overview.ts'
import { allRoles, call, signedOut } from '../call.ts'

export const overviewContract = {
  'GET /admin/overview': call({
    summary: '콘솔의 첫 화면: 이번 주에 바뀌는 것, 공개를 기다리는 초안',
    description: `앞으로 ${agendaDays}일 안에 시작하거나 끝나는 콘텐츠, 초안을 마지막으로 저장한 사람입니다. 계정의 역할이 볼 수 있는 것만 있습니다.`,
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    response: overview,
    problems: signedOut,
  }),
}
