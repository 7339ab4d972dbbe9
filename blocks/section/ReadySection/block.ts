import { defineBlock } from '#schema/define-block.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ReadySection',
  slot: 'section',
  version: 1,
  title: '공개 상태',
  description: '홈페이지가 공개되었는지 알려 줍니다.',
  schema: z.object({
    waitingTitle: line(60).default('홈페이지를 준비하고 있습니다').meta({ title: '공개 전의 제목' }),
    waitingText: paragraph(200)
      .default('곧 찾아뵙겠습니다. 잠시 뒤에 다시 와 주세요.')
      .meta({ title: '공개 전의 글' }),
    readyTitle: line(60).default('홈페이지가 열려 있습니다').meta({ title: '공개 뒤의 제목' }),
    readyText: paragraph(200).default('아래에서 둘러보실 수 있습니다.').meta({ title: '공개 뒤의 글' }),
    linkTitle: line(30).min(1).default('홈으로').meta({ title: '홈으로 가는 버튼' }),
  }),
  migrations: {},
  sample: {},
  queries,
})
