import { plainText } from '#schema/plain/inline-text.ts'
import { image, line, link, paragraph, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'

/*
 * Long text that people write: notices, posts, terms. Structured data which React renders; no HTML anywhere
 * (docs/product.md, D7).
 */

/** Words of one look. A link keeps the rules of all links (docs/product.md, L1, L2). */
export const textRun = z.object({
  text: z.string().min(1).max(4000).meta({ title: '글' }),
  bold: z.boolean().optional().meta({ title: '굵게' }),
  url: safeUrl.optional().meta({ title: '링크' }),
})

const runsOf = (max: number) =>
  z
    .array(textRun)
    .min(1)
    .max(400)
    .refine((runs) => plainText(runs).length <= max, `글은 ${max}자까지 쓸 수 있습니다.`)
    .meta({ control: 'runs' })

/** Words as a plain text or, where some of them are bold or a link, as runs. */
const inline = (words: z.ZodString, max: number) => z.union([words, runsOf(max)])

const cell = inline(z.string().max(200), 200)

/** One part of a long text. */
export const richTextBlock = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('heading'),
      level: z
        .enum(['2', '3'])
        .default('2')
        .meta({ title: '크기', labels: { 2: '큰 제목', 3: '그 아래 제목' } }),
      text: line(120).min(1).meta({ title: '글' }),
    })
    .meta({ title: '제목' }),
  z
    .object({
      type: z.literal('paragraph'),
      text: inline(paragraph(4000).min(1), 4000).meta({ title: '글' }),
    })
    .meta({ title: '문단' }),
  z
    .object({
      type: z.literal('list'),
      ordered: z.boolean().default(false).meta({ title: '번호 붙이기' }),
      items: z
        .array(inline(paragraph(1000).min(1), 1000))
        .min(1)
        .max(60)
        .meta({ title: '항목' }),
    })
    .meta({ title: '목록' }),
  z
    .object({
      type: z.literal('table'),
      caption: line(120).optional().meta({ title: '표 제목' }),
      head: z.array(cell).min(1).max(8).meta({ title: '첫 줄' }),
      rows: z
        .array(z.array(cell).max(8))
        .min(1)
        .max(200)
        .meta({ title: '줄', hint: '칸의 수가 첫 줄과 같아야 합니다.' }),
    })
    .superRefine(({ head, rows }, context) => {
      rows.forEach((row, index) => {
        if (row.length === head.length) return
        const message = `첫 줄이 ${head.length}칸이므로 이 줄도 ${head.length}칸이어야 합니다(지금 ${row.length}칸).`
        context.addIssue({ code: 'custom', path: ['rows', index], message })
      })
    })
    .meta({ title: '표' }),
  z
    .object({
      type: z.literal('quote'),
      text: inline(paragraph(600).min(1), 600).meta({ title: '글' }),
      source: line(80).optional().meta({ title: '출처' }),
    })
    .meta({ title: '인용' }),
  z
    .object({ type: z.literal('note'), text: inline(paragraph(1000).min(1), 1000).meta({ title: '글' }) })
    .meta({ title: '알림' }),
  z
    .object({
      type: z.literal('image'),
      image: image.meta({ title: '그림' }),
      caption: line(120).optional().meta({ title: '설명' }),
    })
    .meta({ title: '그림' }),
  z.object({ type: z.literal('link'), link: link.meta({ title: '링크' }) }).meta({ title: '링크' }),
])

/** A whole text, as the bodies of notices, answers, posts and terms are. */
export const richText = z.array(richTextBlock).min(1, '글이 있어야 합니다.').max(300).meta({ title: '내용' })
export type RichTextBlock = z.infer<typeof richTextBlock>
export type RichText = z.infer<typeof richText>

/** A text as it is handed in: what has a default may be left out. */
export type RichTextInput = z.input<typeof richText>
