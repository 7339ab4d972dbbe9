import { flag, keyword, listOf, paging, typed } from '#schema/call-parts.ts'
import {
  altText,
  crop,
  describing,
  filePath,
  fileSorts,
  fileState,
  fileTags,
  gatedScopes,
  isDescribed,
  storedFile,
  uploadedImage,
} from '#schema/files.ts'
import { imageWidths } from '#schema/image-widths.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const megabyte = 1024 * 1024

const gatedFile = z.object({ hash: z.string().regex(/^[0-9a-f]{16}$/) })
const width = z.coerce
  .number<number | string>()
  .pipe(z.literal([...imageWidths], `다음 중 하나여야 합니다: ${imageWidths.join(', ')}.`))
  .optional()

/** Part of a long picture: a strip by its place from the top, or the part round a height in per cent. */
const part = {
  strip: z.coerce.number<number | string>().int().min(0).max(99).optional(),
  focus: z.coerce.number<number | string>().int().min(0).max(100).optional(),
}

const refused = {
  413: '그림이 너무 크거나 화소가 너무 많을 때',
  415: 'content-type이 image/…가 아닐 때',
  422: '읽을 수 있는 멈춘 그림이 아닐 때',
}

const paths = z.array(filePath).min(1).max(100)
const inUse = '쓰이고 있을 때; errors가 어디인지 알려 줍니다'
const missing = { ...signedOut, 404: '그런 그림이 없을 때' } as const

const reencoded =
  '본문은 그림 그대로이고(multipart가 아닙니다), 무엇인지는 내용으로 판단합니다. 다시 부호화하므로 위치 같은 메타데이터는 남지 않습니다. 너비 2,560px, 4천만 화소까지 그대로 두고, 넘으면 줄여 reducedFrom으로 알려 줍니다.'

export const filesContract = {
  'POST /admin/files': call({
    summary: '그림 올리기',
    description: `${reencoded} 같은 그림은 한 번만 저장됩니다. isGated=true는 주소만으로는 볼 수 없는 그림(전후 사진, 후기)입니다. tags는 쉼표로 나눕니다.`,
    access: 'admin',
    tag: 'console',
    query: z
      .object({
        ...describing,
        isGated: flag.default(false),
        tags: typed(600)
          .default('')
          .transform((text) => text.split(',').filter((tag) => tag.trim() !== ''))
          .pipe(fileTags),
      })
      .refine(...isDescribed),
    rawBody: 'image',
    response: uploadedImage,
    status: 201,
    bodyLimit: 20 * megabyte,
    problems: { 401: '로그인하지 않았을 때', ...refused },
  }),
  'PUT /admin/files': call({
    summary: '그림의 설명과 태그 수정',
    description: '이미 그림을 쓰는 곳의 대체 텍스트는 그대로입니다.',
    access: 'admin',
    tag: 'console',
    query: z.object({ path: filePath }),
    body: z.object({ ...describing, tags: fileTags }).refine(...isDescribed),
    response: storedFile,
    problems: { ...missing, 422: '설명이 없거나 태그가 너무 많을 때' },
  }),
  'DELETE /admin/files': call({
    summary: '올려 둔 그림 삭제',
    access: 'admin',
    tag: 'console',
    query: z.object({ path: filePath }),
    status: 204,
    problems: { ...missing, 409: inUse },
  }),
  'POST /admin/files/bulk': call({
    summary: '그림 여럿을 한 번에',
    description: 'tag는 태그를 더하고 remove는 지웁니다. 하나라도 안 되면 아무것도 바뀌지 않습니다.',
    access: 'admin',
    tag: 'console',
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('tag'), paths, tags: fileTags }),
      z.object({ action: z.literal('remove'), paths }),
    ]),
    response: z.object({ changed: z.number().int().nonnegative() }),
    problems: { ...missing, 409: inUse, 422: '태그가 너무 많아질 때' },
  }),
  'POST /admin/files/crop': call({
    summary: '그림의 한 부분을 잘라 새 그림으로',
    description: '저장된 원본에서 잘라 따로 저장합니다. 원본은 그대로입니다.',
    access: 'admin',
    tag: 'console',
    body: crop.extend({ path: filePath }),
    response: uploadedImage,
    status: 201,
    problems: { ...missing, 422: '그림 밖이거나 너무 작을 때' },
  }),
  'POST /admin/files/replace': call({
    summary: '그림을 쓰는 곳마다 다른 그림으로 변경',
    description:
      'path 대신 by를 씁니다. 콘텐츠는 바로 바뀌고, 페이지와 공통 영역은 초안이 바뀌어 공개할 때 보입니다. 리비전은 그대로입니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    body: z.object({ path: filePath, by: filePath }),
    response: z.object({
      rows: z.number().int().nonnegative().meta({ description: '바뀐 콘텐츠' }),
      drafts: z.number().int().nonnegative().meta({ description: '바뀐 초안' }),
    }),
    problems: { ...missing, 422: '하나는 가려진 그림이고 하나는 아닐 때' },
  }),
  'POST /customer/files': call({
    summary: '글에 붙일 그림 올리기',
    description: `${reencoded} 하루 안에 글에 붙이지 않으면 지워집니다. 로그인하지 않은 사람이 올린 그림은 병원마다 하루 300장까지 받습니다.`,
    access: 'public',
    tag: 'content',
    query: z.object({ alt: altText.default('첨부한 그림') }),
    rawBody: 'image',
    response: uploadedImage,
    status: 201,
    bodyLimit: 10 * megabyte,
    problems: { ...refused, 429: '너무 자주 올렸거나 그날 받을 수 있는 만큼 받았을 때' },
    rateLimit: { points: 20, seconds: 600 },
  }),
  'GET /customer/gated-files/{hash}': call({
    summary: '서명된 주소의 그림',
    description:
      '주소는 다른 호출의 답에 들어 있습니다. 긴 그림은 strip이나 focus로 한 부분만 받습니다. 때가 지났거나 서명이 맞지 않으면 없는 그림과 같습니다. docs/decisions/0015.',
    access: 'public',
    tag: 'content',
    params: gatedFile,
    query: z.object({
      scope: z.enum(gatedScopes),
      until: z.coerce.number<number | string>().int().nonnegative().max(9_999_999_999),
      signature: typed(100),
      width,
      ...part,
    }),
    rawResponse: 'image',
    problems: { 404: '그림이 없거나 주소가 맞지 않거나 때가 지났을 때', 429: '너무 자주 물었을 때' },
    // A page of cases has some forty pictures. Without a limit anybody could have others decoded without end.
    rateLimit: { points: 600, seconds: 60 },
  }),
  'GET /admin/gated-files/{hash}': call({
    summary: '콘솔에서 보는, 주소만으로는 볼 수 없는 그림',
    access: 'admin',
    tag: 'console',
    params: gatedFile,
    query: z.object({ width, ...part }),
    rawResponse: 'image',
    problems: { ...signedOut, 404: '그런 그림이 없을 때' },
  }),
  'GET /admin/files': call({
    summary: '올려 둔 그림',
    description:
      'search는 설명과 태그에서 찾고 초성도 됩니다. isGated=true는 주소만으로는 볼 수 없는 그림(전후 사진, 후기), false는 그 밖의 그림입니다. isUsed는 쓰이는 것과 쓰이지 않는 것을 가릅니다.',
    access: 'admin',
    tag: 'console',
    query: z.object({
      search: keyword.default(''),
      tag: typed(30).optional(),
      isGated: flag.optional(),
      isUsed: flag.optional(),
      sort: z.enum(fileSorts).default('-createdAt'),
      ...paging,
    }),
    response: listOf(storedFile),
    problems: signedOut,
  }),
  'GET /admin/files/state': call({
    summary: '그림 하나와 그것이 쓰이는 곳',
    access: 'admin',
    tag: 'console',
    query: z.object({ path: filePath }),
    response: fileState,
    problems: missing,
  }),
  'GET /admin/files/tags': call({
    summary: '그림에 붙은 태그, 많은 것부터',
    access: 'admin',
    tag: 'console',
    response: z.object({
      rows: z.array(z.object({ tag: z.string(), count: z.number().int().positive() })),
    }),
    problems: signedOut,
  }),
}
