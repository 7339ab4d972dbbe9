import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import type { ProcedureGroup } from './procedures.ts'
import { procedurePath } from './procedures.ts'

/** A group of operations as a category of the treatment section. */
export const category = (images: DemoImages, group: ProcedureGroup) => ({
  title: group.title,
  items: group.procedures.map((procedure) => {
    const { title, summary, tags, duration, price, picture, badge } = procedure
    return {
      title,
      summary,
      tags,
      duration,
      price,
      image: images[picture],
      url: procedurePath(group, procedure),
      ...(badge && { badge }),
    }
  }),
})
