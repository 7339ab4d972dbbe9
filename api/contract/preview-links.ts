import { madePreviewLink, newPreviewLink, previewAnswer, previewLinks } from '#schema/preview-links.ts'
import { call, signedOut } from '../call.ts'

export const previewLinksContract = {
  'GET /admin/preview-links': call({
    summary: '지금 쓸 수 있는 미리보기 링크의 수와 끝, 링크로 받은 답',
    access: 'admin',
    tag: 'console',
    response: previewLinks,
    problems: signedOut,
  }),
  'POST /admin/preview-links': call({
    summary: '미리보기 링크 만들기',
    description:
      '로그인하지 않은 사람도 이 링크로 초안을 봅니다. 토큰은 이 답에만 있고 해시로 저장합니다. 만든 계정을 쓰지 못하게 하면 그 계정의 링크도 끝납니다.',
    access: 'admin',
    tag: 'console',
    status: 201,
    body: newPreviewLink,
    response: madePreviewLink,
    problems: { ...signedOut, 422: '정해진 시간이 아닐 때' },
  }),
  'POST /preview-answers': call({
    summary: '미리보기 링크로 본 초안에 답하기',
    description:
      '링크로 초안을 보는 분이 공개해도 되는지, 무엇을 고칠지 알립니다. 콘솔에 보이고 기록에 남으며, 공개는 콘솔에서 합니다.',
    access: 'public',
    tag: 'console',
    status: 204,
    body: previewAnswer,
    problems: {
      401: '미리보기 링크로 연 것이 아니거나 링크가 끝났을 때',
      403: '콘솔의 계정일 때',
      422: '고칠 점을 적지 않았을 때',
    },
    rateLimit: { points: 20, seconds: 300 },
  }),
  'DELETE /admin/preview-links': call({
    summary: '미리보기 링크를 모두 끊기',
    description: '이미 연 사람도 그때부터 초안을 보지 못합니다.',
    access: 'admin',
    tag: 'console',
    status: 204,
    problems: signedOut,
  }),
}
