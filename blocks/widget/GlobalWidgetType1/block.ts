import { defineBlock } from '#schema/define-block.ts'
import { widgetData } from '#schema/widget.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'GlobalWidgetType1',
  slot: 'widget',
  version: 1,
  title: '예약 위젯 1',
  description: '예약 버튼을 누르면 열리는 예약 창입니다. 위젯 주소가 없으면 이 사이트의 예약 창이 열립니다.',
  schema: widgetData,
  migrations: {},
  sample: {},
  queries,
  scriptOrigins: ({ widgetUrl }) => (widgetUrl ? [new URL(widgetUrl).origin] : []),
})
