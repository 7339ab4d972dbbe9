import { z } from 'zod'
import { nearestPassing } from './plain/contrast.ts'
import { contrastRules, leastContrast, ruleContrast } from './plain/theme-contrast.ts'
import { colorToken } from './primitives.ts'

/** A colour of the interface that text is written in, or stands on. */
export const themeColors = z.object({
  primary1: colorToken.default('#0f5b45').meta({ title: '대표색', hint: '버튼과 강조 글자에 쓰입니다.' }),
  primary2: colorToken.default('#1f8a66').meta({ title: '밝은 대표색' }),
  primary3: colorToken.default('#b6f36b').meta({ title: '네온 강조색', hint: '대표색 위에 놓입니다.' }),
  onPrimary: colorToken.default('#ffffff').meta({ title: '대표색 위의 글자색' }),
  ground: colorToken.default('#ffffff').meta({ title: '바탕색' }),
  surface: colorToken.default('#f5f4f0').meta({ title: '연한 배경의 색' }),
  ink: colorToken.default('#16201c').meta({ title: '글자색' }),
  line: colorToken.default('#e4e2dc').meta({ title: '선 색' }),
  accent: colorToken
    .default('#1f8a66')
    .meta({ title: '강조색', hint: '할인율처럼 눈에 띄어야 하는 곳에 씁니다.' }),
})
/**
 * Look of a partner's site: written as CSS custom properties over the tokens in `ui/`. Refuses a colour in which text
 * could not be read, and names the nearest that can. Source: docs/product.md, A1, A2.
 */
export const theme = themeColors
  .extend({
    displayFont: z
      .enum(['pretendard', 'notoSerif'])
      .default('pretendard')
      .meta({
        title: '제목 글꼴',
        labels: { pretendard: '고딕 (Pretendard)', notoSerif: '명조 (Noto Serif KR)' },
      }),
    radius: z.number().int().min(0).max(28).default(16).meta({ title: '모서리 둥글기(px)' }),
  })
  .superRefine((colors, context) => {
    for (const rule of contrastRules) {
      const { field, name } = rule
      const ratioOf = (candidate: string) => ruleContrast(rule, { ...colors, [field]: candidate })
      const ratio = ratioOf(colors[field])
      // A value that is no colour has been refused already.
      if (ratio >= leastContrast || Number.isNaN(ratio)) continue
      const nearest = nearestPassing(colors[field], (candidate) => ratioOf(candidate) >= leastContrast)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `${name} 견준 명암비가 ${ratio.toFixed(1)}:1이라 글자를 읽기 어렵습니다. ${leastContrast}:1부터 쓸 수 있습니다.${nearest ? ` 가장 가까운 색은 ${nearest}입니다.` : ''}`,
      })
    }
  })
  .meta({ title: '테마' })
export type Theme = z.infer<typeof theme>
