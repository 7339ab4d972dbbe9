import { findPhrases, isProse } from '#backend/editing/advertising/find-words.ts'
import type { Site } from '#backend/publishing/site/site.ts'
import type { DataField } from '#schema/data-fields.ts'
import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import { findingKinds, type PublicationFinding } from '#schema/publication-checks.ts'
import { theme } from '#schema/theme.ts'
import type { z } from 'zod'
import { linkProblem, type LinkProblem, type RowAddress, type RowTarget } from './link-targets.ts'
import type { PlacedBlock } from './site-blocks.ts'

/** A row that a block of the site shows, as the clinic wrote it. */
export type ShownRow = {
  resource: string
  id: number
  /** Title of the resource and name of the row. */
  where: string[]
  fields: DataField[]
}

export type Checked = {
  /** The site as visitors would see it. */
  site: Site
  blocks: PlacedBlock[]
  /** The theme as it is stored, whatever that is. */
  theme: unknown
  /** The site until now, and its blocks; `null` where that is the one that is checked. */
  before: Site | null
  /** Returns whether what is in a draft is to be checked; links that break by the others are told all the same. */
  isChosen: (draft: string) => boolean
  rows: ShownRow[]
  addresses: readonly RowAddress[]
  /** Returns whether visitors see a row; `undefined` where there is none. */
  isShown: (row: RowTarget) => boolean | undefined
  /** Pictures that were kept as decorative: they need no description. */
  decorative: ReadonlySet<string>
  /** Codes of the terms in force. */
  terms: ReadonlySet<string>
}

type Finding = PublicationFinding

const check = (found: Omit<Finding, 'severity'>): Finding => ({ severity: 'check', ...found })

/** Returns everything about a site that a person should look at before it is published, by kind. Pure. */
export function checkSite(asked: Checked): Finding[] {
  const chosen = asked.blocks.filter(({ draft }) => asked.isChosen(draft))
  const found = [
    ...chosen.flatMap(brokenBlock),
    ...asked.blocks.flatMap((block) => links(block, asked)),
    ...chosen.flatMap(({ place, where, fields }) => words(place, where, fields)),
    ...asked.rows.flatMap(({ resource, id, where, fields }) =>
      words({ kind: 'row', resource, id }, where, fields),
    ),
    ...(asked.isChosen('theme/theme') ? contrast(asked.theme) : []),
    ...chosen.flatMap(({ place, where, fields }) => pictures(place, where, fields, asked.decorative)),
    ...asked.rows.flatMap(({ resource, id, where, fields }) =>
      pictures({ kind: 'row', resource, id }, where, fields, asked.decorative),
    ),
    ...pages(asked),
  ]
  return found.sort((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind))
}

const problemWords = {
  'unknown-component': [
    '이 서버에 없는 종류라 사이트에 보이지 않습니다.',
    '다른 종류로 바꾸거나 지워 주세요.',
  ],
  'wrong-slot': ['이 자리에 쓸 수 없는 종류라 사이트에 보이지 않습니다.', '이 자리의 종류로 바꿔 주세요.'],
  'newer-version': [
    '더 새로운 판의 내용이라 사이트에 보이지 않습니다.',
    '제품을 새 판으로 올린 뒤 공개해 주세요.',
  ],
  'failed-migration': [
    '내용을 지금 판으로 바꾸지 못해 사이트에 보이지 않습니다.',
    '섹션을 새로 만들어 주세요.',
  ],
  'bad-data': [
    '빠지거나 맞지 않는 내용이 있어 사이트에 보이지 않습니다.',
    '섹션을 열어 표시된 항목을 수정해 주세요.',
  ],
  render: ['그리다 멈춰 사이트에 보이지 않습니다.', '섹션을 열어 내용을 확인해 주세요.'],
} as const

function brokenBlock({ place, where, problem }: PlacedBlock): Finding[] {
  if (!problem) return []
  const [message, action] = problemWords[problem.type]
  return [check({ kind: 'block', place, field: null, where, excerpt: null, message, action })]
}

/** What is wrong with a link, and what would be right. */
export const linkWords: Record<LinkProblem, [message: string, action: string]> = {
  'no-page': ['연결된 페이지가 없습니다.', '있는 페이지로 바꾸거나 링크를 지워 주세요.'],
  'no-row': ['링크가 가리키는 것이 지워졌거나 없습니다.', '다른 것으로 바꾸거나 링크를 지워 주세요.'],
  'hidden-row': ['링크가 가리키는 것이 지금은 방문자에게 보이지 않습니다.', '공개하거나 링크를 바꿔 주세요.'],
  'no-anchor': ['이 페이지에 그런 자리가 없습니다.', '# 뒤의 이름을 지우거나 바꿔 주세요.'],
  'bad-phone': ['전화번호가 아닙니다.', 'tel:02-000-0000처럼 적어 주세요.'],
  'bad-mail': ['메일 주소가 아닙니다.', 'mailto:이름@주소처럼 적어 주세요.'],
}

function links(
  { draft, place, where, page, component, data, fields }: PlacedBlock,
  asked: Checked,
): Finding[] {
  const isChosen = asked.isChosen(draft)
  const known = {
    site: asked.site,
    before: asked.before,
    addresses: asked.addresses,
    isShown: asked.isShown,
    hasAnchor: (key: string, id: string) => hasAnchor(asked.blocks, key, id),
  }
  const found = fields
    .filter(({ control, value }) => control === 'link' && typeof value === 'string')
    .flatMap(({ path, titles, value }) => {
      const url = String(value)
      const problem = linkProblem(url, page?.key ?? null, known)
      if (!problem) return []
      // Elsewhere only what breaks by this publication: the rest is told where it is published.
      if (
        !isChosen &&
        !(problem === 'no-page' && asked.before && !linkProblem(url, null, { ...known, site: asked.before }))
      )
        return []
      const [message, action] = linkWords[problem]
      const excerpt = { before: '', phrase: url, after: '' }
      return [
        check({ kind: 'link', place, field: path, where: [...where, ...titles], excerpt, message, action }),
      ]
    })
  const { code } = data
  const lacksTerm =
    isChosen && component === 'TermsSection' && typeof code === 'string' && !asked.terms.has(code)
  if (!lacksTerm) return found
  const excerpt = { before: '', phrase: code, after: '' }
  const message = '이 이름의 약관이 아직 없거나 시행 전입니다.'
  const action = '약관을 올리거나 있는 약관의 이름으로 바꿔 주세요.'
  return [
    ...found,
    check({ kind: 'link', place, field: '/code', where: [...where, '약관'], excerpt, message, action }),
  ]
}

/** Returns whether a block of a page gives its elements ids like this one. */
const hasAnchor = (blocks: readonly PlacedBlock[], key: string, id: string) =>
  id === 'main' ||
  id.startsWith('story') ||
  blocks.some(
    ({ page, place }) =>
      page?.key === key &&
      place.kind === 'page' &&
      place.block !== null &&
      (id === place.block || id.startsWith(`${place.block}-`)),
  )

function words(place: Finding['place'], where: string[], fields: readonly DataField[]): Finding[] {
  return fields.filter(isProse).flatMap(({ path, titles, value }) =>
    findPhrases(String(value)).map(({ rule, before, phrase, after }) =>
      check({
        kind: 'advertising',
        place,
        field: path,
        where: [...where, ...titles],
        excerpt: { before, phrase, after },
        message: `${rule.name} · ${rule.why} (${rule.law})`,
        action: rule.suggestion,
      }),
    ),
  )
}

/** Source: WCAG 2.2, 1.4.3. */
function contrast(stored: unknown): Finding[] {
  const { error } = theme.safeParse(stored ?? {})
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0] ?? '')
    const title = (theme.shape as Record<string, z.ZodType>)[name]?.meta()?.title
    return check({
      kind: 'contrast',
      place: { kind: 'theme' },
      field: `/${name}`,
      where: ['테마', ...(title ? [title] : [])],
      excerpt: null,
      message,
      action: '테마에서 색을 바꿔 주세요.',
    })
  })
}

/** Pictures without a description. Source: WCAG 2.2, 1.1.1. */
function pictures(
  place: Finding['place'],
  where: string[],
  fields: readonly DataField[],
  decorative: ReadonlySet<string>,
): Finding[] {
  return fields.flatMap(({ path, titles, value }) => {
    if (typeof value !== 'object' || value === null || !('src' in value) || !('alt' in value)) return []
    if (typeof value.alt !== 'string' || value.alt.trim() !== '' || value.src === '') return []
    if (decorative.has(withoutFocalPoint(String(value.src)))) return []
    return [
      check({
        kind: 'picture',
        place,
        field: path,
        where: [...where, ...titles],
        excerpt: null,
        message: '그림에 대체 텍스트가 없어, 보지 못하는 사람은 무엇인지 알 수 없습니다.',
        action: '무엇이 담긴 그림인지 한 문장으로 적어 주세요.',
      }),
    ]
  })
}

/** Pages that a search engine would show without a description, or that share a title with another. */
function pages({ site, isChosen }: Checked): Finding[] {
  const listed = site.pages.filter(
    ({ definition: { pattern, seo } }) => !pattern.includes(':') && pattern !== notFoundPath && !seo.noindex,
  )
  return listed.flatMap(({ key, definition }) => {
    if (!isChosen(`page/${key}`)) return []
    const about = (message: string, action: string) =>
      check({
        kind: 'page',
        place: { kind: 'page', key, block: null },
        field: null,
        where: [definition.title, '페이지 설정'],
        excerpt: null,
        message,
        action,
      })
    const name = definition.seo.title ?? definition.title
    const twin = listed.find(
      (other) => other.key !== key && (other.definition.seo.title ?? other.definition.title) === name,
    )
    return [
      ...(definition.seo.description?.trim()
        ? []
        : [about('검색 결과에 보일 설명이 없습니다.', '페이지 설정에서 검색 설명을 적어 주세요.')]),
      ...(definition.title.trim() === '' ? [about('페이지 제목이 없습니다.', '제목을 적어 주세요.')] : []),
      ...(twin
        ? [
            about(
              `‘${twin.definition.pattern}’ 페이지와 검색 제목이 같습니다.`,
              '서로 다른 제목을 적어 주세요.',
            ),
          ]
        : []),
    ]
  })
}
