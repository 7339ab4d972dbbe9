import { allRoles, publishingRoles } from '#api/call.ts'
import { putReviewLinks, readReviewLinks } from '../review-links.ts'
import { putShortLinks, readShortLinks } from '../short-links.ts'
import { reviewLink, shortLink } from '#schema/link.ts'
import { z } from 'zod'
import { defineSetting } from '#backend/clinic/settings/define-setting.ts'

const languages = { ko: '한국어', en: '영어', ja: '일본어', zh: '중국어' }

const reviewPlace = z.object({
  title: reviewLink.shape.title.meta({ title: '이름', hint: '예: 네이버 플레이스' }),
  url: reviewLink.shape.url.meta({
    title: '주소',
    control: 'outside',
    hint: '후기를 쓰는 화면의 주소입니다.',
  }),
  languageCode: z.enum(['ko', 'en', 'ja', 'zh']).default('ko').meta({ title: '언어', labels: languages }),
})

const shortAddress = z.object({
  code: shortLink.shape.code.meta({
    title: '짧은 주소',
    control: 'short',
    hint: '영문, 숫자, -, _ 3~40자. 예: spring-event',
  }),
  targetUrl: shortLink.shape.targetUrl.meta({
    title: '연결할 곳',
    hint: '병원 사이트 안의 주소는 /로 시작합니다.',
  }),
  title: shortLink.shape.title.meta({ title: '쓰는 곳', hint: '병원만 봅니다. 예: 봄 이벤트 문자' }),
  expiresAt: shortLink.shape.expiresAt.meta({
    title: '기한',
    control: 'moment',
    hint: '지나면 방문자에게 기한이 지났다고 안내합니다. 비우면 삭제할 때까지 열립니다.',
  }),
})

export default defineSetting({
  name: 'links',
  title: '짧은 주소와 후기 링크',
  description: '문자에 넣는 짧은 주소와, 시술을 마친 고객에게 후기를 부탁하는 곳.',
  place: 69,
  schema: z.object({
    reviewLinks: z.array(reviewPlace).max(40).default([]).meta({
      title: '후기를 쓸 곳',
      hint: '고객의 언어에 맞는 곳이 보이고, 없으면 한국어로 된 곳이 보입니다.',
    }),
    shortLinks: z
      .array(shortAddress)
      .max(200)
      .default([])
      .superRefine((links, context) => {
        links.forEach(({ code }, index) => {
          if (links.findIndex((one) => one.code === code) === index) return
          context.addIssue({
            code: 'custom',
            path: [index, 'code'],
            message: '이미 쓰고 있는 짧은 주소입니다.',
          })
        })
      })
      .meta({ title: '짧은 주소', hint: '삭제하거나 변경하면 이미 보낸 문자의 주소가 열리지 않습니다.' }),
  }),
  access: { read: allRoles, write: publishingRoles },
  read: async (tx) => ({
    reviewLinks: await readReviewLinks(tx),
    shortLinks: await readShortLinks(tx),
  }),
  async write(tx, data) {
    await putReviewLinks(tx, data.reviewLinks)
    await putShortLinks(tx, data.shortLinks)
  },
  sample: {
    reviewLinks: [{ title: '네이버 플레이스', url: 'https://naver.me/review', languageCode: 'ko' }],
    shortLinks: [{ code: 'spring-event', targetUrl: '/events', title: '봄 이벤트 문자', expiresAt: null }],
  },
})
