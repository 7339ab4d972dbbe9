import { z } from 'zod'
import { line, link, paragraph } from './primitives.ts'

/** The heading of a section, as most sections have it. */
export const sectionHead = {
  eyebrow: line(60).optional().meta({ title: '작은 글' }),
  title: line(80).optional().meta({ title: '제목' }),
  lead: paragraph(300).optional().meta({ title: '설명' }),
  more: link.optional().meta({ title: '전체 보기 링크' }),
}

/** Rows picked by hand, by the number at the end of their address, in the order in which they are shown. */
export const pickedIds = z
  .array(z.number().int().positive())
  .max(24)
  .default([])
  .meta({
    title: '고른 것의 번호',
    hint: '주소 끝의 번호입니다. 예: /cscenter/notice/12는 12',
    usedWith: { field: 'choose', values: ['picked'] },
  })
