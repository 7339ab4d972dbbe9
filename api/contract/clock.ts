import { call } from '../call.ts'

export const clockContract = {
  'GET /clock': call({
    summary: '서버의 시각',
    description:
      '본문 없이 답하며, 시각은 모든 답에 있는 `date` 헤더입니다. 브라우저는 기기의 시계를 믿지 않고 이 시각으로 남은 시간과 오늘을 셈합니다.',
    access: 'public',
    tag: 'partner',
  }),
}
