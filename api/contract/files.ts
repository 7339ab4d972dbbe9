import { flag, typed } from '#schema/call-parts.ts'
import { altText, gatedScopes, uploadedImage } from '#schema/files.ts'
import { imageWidths } from '#schema/image-widths.ts'
import { image } from '#schema/primitives.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

const megabyte = 1024 * 1024

const gatedFile = z.object({ hash: z.string().regex(/^[0-9a-f]{16}$/) })
const width = z.coerce
  .number<number | string>()
  .pipe(z.literal([...imageWidths], `다음 중 하나여야 합니다: ${imageWidths.join(', ')}.`))
  .optional()

const refused = {
  413: '그림이 너무 크거나 화소가 너무 많을 때',
  415: 'content-type이 image/…가 아닐 때',
  422: '읽을 수 있는 멈춘 그림이 아닐 때',
}

const reencoded =
  '본문은 그림 그대로이고(multipart가 아닙니다), 무엇인지는 내용으로 판단합니다. 다시 부호화하므로 위치 같은 메타데이터는 남지 않습니다.'

export const filesContract = {
  'POST /admin/files': call({
    summary: '그림 올리기',
    description: `${reencoded} 같은 그림은 한 번만 저장됩니다. isGated=true는 주소만으로는 볼 수 없는 그림(전후 사진, 후기)입니다.`,
    access: 'admin',
    tag: 'console',
    query: z.object({ alt: altText, isGated: flag.default(false) }),
    rawBody: 'image',
    response: uploadedImage,
    status: 201,
    bodyLimit: 20 * megabyte,
    problems: { 401: '로그인하지 않았을 때', ...refused },
  }),
  'DELETE /admin/files': call({
    summary: '올려 둔 그림 지우기',
    access: 'admin',
    tag: 'console',
    query: z.object({ path: typed(200) }),
    status: 204,
    problems: {
      401: '로그인하지 않았을 때',
      404: '그런 그림이 없을 때',
      409: '쓰이고 있을 때; errors가 어디인지 알려 줍니다',
    },
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
      '주소는 다른 호출의 답에 들어 있습니다. 때가 지났거나 서명이 맞지 않으면 없는 그림과 같습니다. docs/decisions/0015.',
    access: 'public',
    tag: 'content',
    params: gatedFile,
    query: z.object({
      scope: z.enum(gatedScopes),
      until: z.coerce.number<number | string>().int().nonnegative().max(9_999_999_999),
      signature: typed(100),
      width,
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
    query: z.object({ width }),
    rawResponse: 'image',
    problems: { ...signedOut, 404: '그런 그림이 없을 때' },
  }),
  'GET /admin/files': call({
    summary: '올려 둔 그림',
    description: 'isGated=true는 주소만으로는 볼 수 없는 그림(전후 사진, 후기), 없으면 그 밖의 그림입니다.',
    access: 'admin',
    tag: 'console',
    query: z.object({ isGated: flag.default(false) }),
    response: z.object({ rows: z.array(image) }),
    problems: signedOut,
  }),
}
