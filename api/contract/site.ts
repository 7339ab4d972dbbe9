import { blockEnvelope, globalSlotSchema, slots } from '#schema/block.ts'
import { keyword } from '#schema/call-parts.ts'
import { movedResponse, pageDefinition, pageKey, pageResponse, shellResponse } from '#schema/page.ts'
import { difference, siteState } from '#schema/differences.ts'
import { acceptedWord, publication } from '#schema/publications.ts'
import { theme } from '#schema/theme.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const data = z.record(z.string(), z.unknown())
const revisionNumber = z.number().int().positive()
const stale = '그사이 다른 사람이 저장했을 때; 저장된 것은 그대로입니다'
const neverPublished = '공개한 적이 없어 되돌아갈 상태가 없을 때'

/** Strong validator of a draft, as it goes into `If-Match`. */
const etag = z.string()

const ifMatch = z.object({ 'if-match': z.string({ error: 'If-Match 헤더에 읽었던 etag를 넣어야 합니다.' }) })

/** Longest block of a slot, in bytes of its JSON. */
export const slotBlockLimit = 256 * 1024
const slotBlock = z.object({ component: z.string().max(80), data })
const refusedBlock = '모르는 블록 종류이거나 데이터가 맞지 않을 때'

const slotState = z.object({
  /** Changes whenever the draft does. */
  etag,
  draft: z.object({ component: z.string(), version: z.number().int(), data }),
  published: z.object({ component: z.string(), version: z.number().int(), data }).nullable(),
  /** True where the draft differs from the published state. */
  changed: z.boolean(),
  /** Data each type last had in this slot, so that choosing it again loses nothing. */
  remembered: z.record(z.string(), data),
  /** Reason why the registry cannot show the draft, where it cannot. */
  problem: z.object({ type: z.string(), message: z.string() }).nullable(),
})

const pageState = z.object({
  key: pageKey,
  etag,
  draft: pageDefinition,
  published: pageDefinition.nullable(),
  changed: z.boolean(),
  isDefault: z
    .boolean()
    .meta({ description: '병원이 고친 적 없는 기본 페이지인가. 저장하면 병원의 페이지가 됩니다.' }),
  isRemoved: z.boolean().meta({ description: '초안에서 지웠는가. 다음에 공개하면 사이트에서 사라집니다.' }),
})

const themeState = z.object({
  etag,
  draft: theme,
  published: theme.nullable(),
  changed: z.boolean(),
})

const revision = z.object({
  revision: revisionNumber,
  publishedAt: z.iso.datetime(),
  author: z.string(),
  /** The revision whose content this one brought back. */
  restoredFrom: revisionNumber.nullable(),
  current: z.boolean(),
  /** Words of medical-advertising law that its author published all the same. */
  acceptedWords: z.array(acceptedWord),
})

export const siteContract = {
  'GET /admin/blocks': call({
    summary: '고를 수 있는 블록 종류',
    access: 'admin',
    tag: 'console',
    response: z.object({
      rows: z.array(
        z.object({
          component: z.string(),
          slot: z.enum(slots),
          version: z.number().int(),
          title: z.string(),
          description: z.string(),
          jsonSchema: z.record(z.string(), z.unknown()),
          initial: data,
        }),
      ),
    }),
    problems: signedOut,
  }),
  'GET /admin/global': call({
    summary: '여섯 슬롯의 초안과 공개 상태',
    access: 'admin',
    tag: 'console',
    response: z.object({ revision: z.number().int(), slots: z.record(globalSlotSchema, slotState) }),
    problems: signedOut,
  }),
  'PUT /admin/global/{slot}': call({
    summary: '슬롯의 초안 저장',
    description: '기본값을 채워 저장합니다. 공개는 POST /admin/publish로 합니다.',
    access: 'admin',
    tag: 'console',
    params: z.object({ slot: globalSlotSchema }),
    headers: ifMatch,
    body: slotBlock,
    response: slotState,
    bodyLimit: slotBlockLimit,
    problems: { ...signedOut, 409: stale, 422: refusedBlock },
  }),
  'POST /admin/global/{slot}/check': call({
    summary: '슬롯에 넣을 블록을 저장하지 않고 확인하기',
    description: '저장할 때와 같이 검사하고, 기본값을 채운 블록을 돌려줍니다. 초안은 그대로입니다.',
    access: 'admin',
    tag: 'console',
    params: z.object({ slot: globalSlotSchema }),
    body: slotBlock,
    response: blockEnvelope,
    bodyLimit: slotBlockLimit,
    problems: { ...signedOut, 422: refusedBlock },
  }),
  'POST /admin/global/{slot}/revert': call({
    summary: '슬롯의 초안을 공개된 상태로 되돌리기',
    access: 'admin',
    tag: 'console',
    params: z.object({ slot: globalSlotSchema }),
    headers: ifMatch,
    response: slotState,
    problems: { ...signedOut, 404: neverPublished, 409: stale },
  }),
  'GET /admin/pages': call({
    summary: '페이지 정의 목록',
    access: 'admin',
    tag: 'console',
    response: z.object({ rows: z.array(pageState) }),
    problems: signedOut,
  }),
  'GET /admin/pages/{key}': call({
    summary: '페이지 정의 하나',
    access: 'admin',
    tag: 'console',
    params: z.object({ key: pageKey }),
    response: pageState,
    problems: { ...signedOut, 404: '그런 페이지가 없을 때' },
  }),
  'PUT /admin/pages/{key}': call({
    summary: '페이지 정의의 초안 저장',
    description: '새 페이지는 If-None-Match 대신 If-Match: "new"로 만듭니다.',
    access: 'admin',
    tag: 'console',
    params: z.object({ key: pageKey }),
    headers: ifMatch,
    body: pageDefinition,
    response: pageState,
    bodyLimit: 1024 * 1024,
    problems: { ...signedOut, 409: stale, 422: '데이터가 맞지 않거나 경로가 다른 페이지와 겹칠 때' },
  }),
  'POST /admin/pages/{key}/revert': call({
    summary: '페이지의 초안을 공개된 상태로 되돌리기',
    description: '공개한 적 없는 기본 페이지는 처음 모습으로 돌아갑니다.',
    access: 'admin',
    tag: 'console',
    params: z.object({ key: pageKey }),
    headers: ifMatch,
    response: pageState,
    problems: { ...signedOut, 404: neverPublished, 409: stale, 422: '다른 초안이 그 경로를 쓰고 있을 때' },
  }),
  'DELETE /admin/pages/{key}': call({
    summary: '페이지의 초안 삭제',
    description:
      '다음에 공개하면 사이트에서 사라집니다. 기본 페이지를 고친 것이면 기본 페이지로 돌아갑니다. 첫 화면과 404 페이지는 지울 수 없습니다.',
    access: 'admin',
    tag: 'console',
    params: z.object({ key: pageKey }),
    headers: ifMatch,
    status: 204,
    problems: {
      ...signedOut,
      404: '그런 초안이 없을 때',
      409: stale,
      422: '사이트에 꼭 있어야 하는 페이지일 때',
    },
  }),
  'GET /admin/theme': call({
    summary: '테마의 초안과 공개 상태',
    access: 'admin',
    tag: 'console',
    response: themeState,
    problems: signedOut,
  }),
  'PUT /admin/theme': call({
    summary: '테마의 초안 저장',
    description:
      '글자와 바탕의 명암비가 4.5:1에 못 미치면(WCAG 2.2, 1.4.3) 422이고, 쓸 수 있는 가장 가까운 색을 알려 줍니다.',
    access: 'admin',
    tag: 'console',
    headers: ifMatch,
    body: theme,
    response: themeState,
    problems: { ...signedOut, 409: stale, 422: '색이 아니거나, 글자를 읽을 수 없는 색일 때' },
  }),
  'POST /admin/theme/revert': call({
    summary: '테마의 초안을 공개된 상태로 되돌리기',
    access: 'admin',
    tag: 'console',
    headers: ifMatch,
    response: themeState,
    problems: { ...signedOut, 404: neverPublished, 409: stale },
  }),
  'POST /admin/publish': call({
    summary: '초안 공개',
    description:
      '새 리비전을 쓰고 공개 포인터를 한 번에 바꿉니다. changes에 적은 초안만, 적은 etag 그대로일 때 공개하고 나머지는 초안으로 남깁니다. 그 가운데 하나라도 그사이 저장되었으면 409이고 아무것도 공개하지 않습니다. 본문이 없으면 모든 초안을 공개합니다. 바뀐 것이 없으면 지금 리비전을 돌려줍니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    body: publication.optional(),
    response: z.object({ revision: revisionNumber }),
    problems: {
      ...signedOut,
      409: '고른 초안을 그사이 다른 사람이 저장했을 때',
      422: '고른 것만으로는 공개할 수 없을 때; 함께 공개할 것을 알려 줍니다',
    },
  }),
  'GET /admin/differences': call({
    summary: '두 상태 사이에 바뀐 것, 페이지와 칸마다',
    description:
      'from과 to는 draft(초안), published(지금 공개된 것), 리비전의 번호 가운데 하나입니다. 0은 아무것도 공개하지 않은 처음입니다.',
    access: 'admin',
    tag: 'console',
    query: z.object({ from: siteState, to: siteState }),
    response: z.object({ rows: z.array(difference) }),
    problems: { ...signedOut, 404: '그런 리비전이 없을 때' },
  }),
  'GET /admin/revisions': call({
    summary: '공개한 기록, 새것부터',
    access: 'admin',
    tag: 'console',
    response: z.object({ rows: z.array(revision) }),
    problems: signedOut,
  }),
  'POST /admin/revisions/{revision}/restore': call({
    summary: '예전 리비전으로 되돌리기',
    description:
      '그 리비전의 내용으로 새 리비전을 만들고, 초안도 그 내용을 따릅니다. 그래야 다음 공개가 되돌린 것을 덮지 않습니다. 공개한 적 없는 새 페이지는 초안으로 남습니다. drafts=keep이면 아직 공개하지 않은 초안은 그대로 남깁니다. 그 밖에는 버려도 되는 초안의 etag를 If-Match에 쉼표로 이어 적으며, 거기 없는 초안이 사라질 때는 409이고 아무것도 바뀌지 않습니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    params: z.object({
      revision: z.coerce
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1),
    }),
    query: z.object({ drafts: z.enum(['follow', 'keep']).default('follow') }),
    headers: z.object({ 'if-match': z.string().default('') }),
    response: z.object({ revision: revisionNumber }),
    problems: {
      ...signedOut,
      404: '그런 리비전이 없을 때',
      409: '되돌릴 페이지의 경로를 공개하지 않은 초안이 쓰고 있을 때, 그사이 다른 사람이 초안을 저장했을 때',
    },
  }),
  'GET /page': call({
    summary: '경로의 페이지 정의, /_app이면 사이트 뼈대, 옮긴 페이지의 예전 경로면 지금 경로',
    description:
      'revision을 주면 그 리비전이 지금 공개된 것일 때만 답합니다(아니면 409). 두 번 물어 조립하는 페이지가 두 리비전을 섞지 않게 합니다. state=draft는 콘솔에 로그인한 사람과 미리보기 링크를 연 사람에게만 초안을 보여 줍니다.',
    access: 'public',
    tag: 'page',
    query: z.object({
      path: z.string().startsWith('/').max(500),
      revision: z.coerce.number().int().nonnegative().optional(),
      state: z.enum(['published', 'draft']).default('published'),
      at: z.coerce
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1)
        .optional()
        .meta({
          description:
            'state=draft와 함께: 초안 대신 그 리비전을 봅니다. 콘솔에 로그인한 사람만 볼 수 있습니다.',
        }),
    }),
    response: z.union([shellResponse, pageResponse, movedResponse]),
    problems: {
      401: 'state=draft인데 로그인하지 않았거나 미리보기 링크를 쓸 수 없을 때',
      404: '경로에 맞는 페이지나 병원이 없을 때',
      409: 'revision이 더 이상 공개된 리비전이 아닐 때',
    },
  }),
  'GET /page-search': call({
    summary: '공개된 페이지의 글에서 찾기',
    description: '초성(ㅂㅌㅅ)과 띄어쓰기 차이를 받아 줍니다. 가까운 것부터 나옵니다.',
    access: 'public',
    tag: 'page',
    query: z.object({ keyword }),
    response: z.object({
      rows: z.array(
        z.object({ title: z.string(), excerpt: z.string(), path: z.string(), pageTitle: z.string() }),
      ),
    }),
    problems: { 404: '이 주소의 병원이 없을 때' },
  }),
}
