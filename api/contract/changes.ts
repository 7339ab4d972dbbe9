import { allRoles, call, signedOut } from '../call.ts'

export const changesContract = {
  'GET /admin/changes': call({
    summary: '다른 사람이 바꾼 것을 바로 알기',
    description:
      'text/event-stream으로 답합니다(WHATWG HTML, Server-sent events). changed 이벤트의 데이터는 {"changed":"reservations","isNew":true}입니다. 어느 것인지 알 때는 key(콘텐츠의 번호, 초안의 page/home)와 by(바꾼 사람의 이름)가, 초안이면 저장된 뒤의 etag도 함께 옵니다. 무엇이 어떻게 바뀌었는지는 다시 읽어 압니다. 읽을 권한이 없는 것은 알리지 않습니다. changed가 everything이면 놓친 것이 있을 수 있습니다. 10분이 지나면 끝나므로 다시 연결합니다.',
    access: 'admin',
    roles: allRoles,
    isByItself: true,
    tag: 'console',
    rawResponse: 'events',
    problems: signedOut,
  }),
}
