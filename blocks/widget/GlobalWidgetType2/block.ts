import { defineBlock } from '#schema/define-block.ts'
import { widgetData } from '#schema/widget.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'GlobalWidgetType2',
  slot: 'widget',
  version: 1,
  title: '예약 위젯 2',
  description: '예약 위젯 1과 같고, 방문자가 페이지를 옮길 때마다 위젯에 어느 페이지인지 알려 줍니다.',
  schema: widgetData,
  migrations: {},
  sample: {},
  queries,
  scriptOrigins: ({ widgetUrl }) => (widgetUrl ? [new URL(widgetUrl).origin] : []),
})
