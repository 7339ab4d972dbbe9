import { z } from 'zod'
import { colorToken } from './primitives.ts'

/**
 * What makes one partner's site look unlike another's: put out as CSS custom properties over the tokens in `ui/`.
 * The defaults are the spec's palette (section 9).
 */
export const theme = z
  .object({
    primary1: colorToken.default('#0f5b45').meta({ title: '대표색', hint: '버튼과 강조 글자에 쓰입니다.' }),
    primary2: colorToken.default('#1f8a66').meta({ title: '밝은 대표색' }),
    primary3: colorToken.default('#b6f36b').meta({ title: '네온 강조색' }),
    onPrimary: colorToken.default('#ffffff').meta({ title: '대표색 위의 글자색' }),
    ground: colorToken.default('#ffffff').meta({ title: '바탕색' }),
    surface: colorToken.default('#f5f4f0').meta({ title: '옅은 면의 색' }),
    ink: colorToken.default('#16201c').meta({ title: '글자색' }),
    line: colorToken.default('#e4e2dc').meta({ title: '선 색' }),
    accent: colorToken
      .default('#1f8a66')
      .meta({ title: '강조색', hint: '할인율처럼 눈에 띄어야 하는 곳에 씁니다.' }),
    displayFont: z
      .enum(['pretendard', 'notoSerif'])
      .default('pretendard')
      .meta({
        title: '제목 글꼴',
        labels: { pretendard: '고딕 (Pretendard)', notoSerif: '명조 (Noto Serif KR)' },
      }),
    radius: z.number().int().min(0).max(28).default(16).meta({ title: '모서리 둥글기(px)' }),
  })
  .meta({ title: '테마' })
export type Theme = z.infer<typeof theme>
