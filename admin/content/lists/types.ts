import type { ResourceDeclaration, ResourceRow } from '#schema/resource.ts'

export type Column = ResourceDeclaration['list']['columns'][number]
export type { ResourceDeclaration, ResourceRow }
