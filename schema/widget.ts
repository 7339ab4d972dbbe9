import { z } from 'zod'
import { colorToken, imageSource, line } from './primitives.ts'

/** A script of somebody else's runs on the page: `https` only, without user info. */
const scriptUrl = z
  .string()
  .max(500)
  .regex(
    /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[^\s"'<>\\]*)?$/i,
    '위젯 주소는 https://로 시작해야 합니다.',
  )
  .meta({ control: 'link', hint: '비워 두면 이 사이트의 예약 창이 열립니다.' })

/** Data of every type of booking widget. */
export const widgetData = z.object({
  title: line(30).min(1).default('예약 · 상담').meta({ title: '예약 창 제목' }),
  widgetUrl: scriptUrl.nullable().default(null).meta({ title: '위젯 주소', access: 'owner' }),
  consultingReservationOnly: z
    .boolean()
    .default(false)
    .meta({ title: '내원 예약만', hint: '켜면 시술 예약 대신 언제나 내원 예약을 엽니다.' }),
  widgetLogoUrl: imageSource.optional().meta({ title: '위젯 로고' }),
  themeColors: z
    .object({
      primary: colorToken.optional().meta({ title: '대표색' }),
      secondary: colorToken.optional().meta({ title: '보조색' }),
    })
    .prefault({})
    .meta({ title: '위젯의 색', hint: '비워 두면 사이트의 색을 씁니다.' }),
})
export type WidgetData = z.output<typeof widgetData>
