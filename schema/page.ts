import { z } from 'zod'
import { blockEnvelope } from './block.ts'
import { moment } from './call-parts.ts'
import { imageSource, line } from './primitives.ts'
import { theme } from './theme.ts'

export const pageKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, '소문자, 숫자, -로 64자까지입니다.')

/** A path pattern: `/`, `/events`, `/products/:productId`. */
export const pathPattern = z
  .string()
  .max(200)
  .regex(
    /^\/(?:(?::?[A-Za-z0-9_-]+)(?:\/:?[A-Za-z0-9_-]+)*)?$/,
    '경로는 /로 시작하고, 사이는 영문과 숫자, -와 _로 적습니다. 예: /events, /products/:productId',
  )

export const seo = z.object({
  title: line(120).optional().meta({ title: '검색 제목', hint: '비워 두면 페이지 제목을 씁니다.' }),
  description: line(300).optional().meta({ title: '검색 설명' }),
  ogImage: imageSource.optional().meta({ title: '공유 그림' }),
  noindex: z.boolean().default(false).meta({ title: '검색에서 제외' }),
})

export const pageOptions = z.object({
  hideHeader: z.boolean().default(false).meta({ title: '헤더 숨기기' }),
  hideFooter: z.boolean().default(false).meta({ title: '푸터 숨기기' }),
  hideFloatingButton: z.boolean().default(false).meta({ title: '상담 버튼 숨기기' }),
  /** The page begins with a picture that a transparent header may lie over. */
  hasHero: z.boolean().default(false).meta({ title: '첫 화면이 그림으로 시작' }),
  hidden: z.boolean().optional().meta({
    title: '페이지 숨기기',
    hint: '공개하면 방문자에게는 없는 페이지로 보입니다. 미리보기에는 보입니다.',
  }),
})

/** A page as the console edits and the database stores it. */
export const pageDefinition = z.object({
  pattern: pathPattern.meta({ title: '경로' }),
  title: line(80).min(1).meta({ title: '제목' }),
  seo: seo.prefault({}),
  options: pageOptions.prefault({}),
  blocks: z
    .array(blockEnvelope)
    .max(200)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, '블록의 id가 겹칩니다.')
    .meta({ title: '블록' }),
})
export type PageDefinition = z.infer<typeof pageDefinition>

/** `GET /page?path=…`: the definition that matches a path, and what the path filled in. */
export const pageResponse = pageDefinition.extend({
  revision: z.number().int().nonnegative(),
  key: pageKey,
  path: z.string(),
  params: z.record(z.string(), z.string()),
})
export type PageResponse = z.infer<typeof pageResponse>

/** `GET /page?path=…` of a path that a page had before: the path where it is now. */
export const movedResponse = z.object({
  revision: z.number().int().nonnegative(),
  movedTo: z.string().startsWith('/'),
})
export type MovedResponse = z.infer<typeof movedResponse>

/** The six global blocks. */
export const globalBlocks = z.object({
  header: blockEnvelope,
  search: blockEnvelope,
  footer: blockEnvelope,
  floatingButton: blockEnvelope,
  popup: blockEnvelope,
  widget: blockEnvelope,
})
export type GlobalBlocks = z.infer<typeof globalBlocks>

/** `GET /page?path=/_app`: the application shell. */
export const shellResponse = z.object({
  revision: z.number().int().nonnegative(),
  theme,
  global: globalBlocks,
  previewUntil: moment.optional().meta({
    description: '초안을 미리보기 링크로 보는 때: 링크를 쓸 수 있는 끝.',
  }),
})
export type ShellResponse = z.infer<typeof shellResponse>

/** The path whose page definition is the application shell. Source: docs/product.md, P1. */
export const shellPath = '/_app'
