import { z } from 'zod'
import { line, link, paragraph } from './primitives.ts'

/** The heading of a section, as most sections have it. */
export const sectionHead = {
  eyebrow: line(60).optional().meta({ title: '소제목' }),
  title: line(80).optional().meta({ title: '제목' }),
  lead: paragraph(300).optional().meta({ title: '설명' }),
  more: link.optional().meta({ title: '전체 보기 링크' }),
}

/** Rows picked by hand, in the order in which they are shown. `source` is what they are, as `references` names it. */
export const pickedIds = (source: string, title: string) =>
  z
    .array(z.number().int().positive())
    .max(24)
    .default([])
    .meta({
      title,
      references: source,
      isOrdered: true,
      hint: '고른 차례대로 보입니다.',
      usedWith: { field: 'choose', values: ['picked'] },
    })
