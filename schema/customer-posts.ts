import { z } from 'zod'
import { moment } from './call-parts.ts'
import { altText, gatedSource } from './files.ts'
import { image, line, paragraph, personName } from './primitives.ts'
import { agreements } from './terms.ts'

const id = z.number().int().positive()

/** A picture of a post: `src` shows it for a while, `source` names it in a change that keeps it. */
const postImage = image.extend({ source: gatedSource })

const title = line(100).trim().min(1, '제목을 입력해 주세요.')
const content = paragraph(5000).trim().min(1, '내용을 입력해 주세요.')
const images = z.array(z.object({ src: gatedSource, alt: altText })).max(5, '그림은 다섯 장까지입니다.')

/** A picture that a post has already, at the signed address under which it was shown. */
const shownSource = z
  .string()
  .max(500)
  .regex(/^\/_api\/customer\/gated-files\/[0-9a-f]{16,64}\?/, '올린 그림의 주소여야 합니다.')

const keptImages = z
  .array(z.object({ src: z.union([gatedSource, shownSource]), alt: altText }))
  .max(5, '그림은 다섯 장까지입니다.')

/** A customer's post in a list. A private one says nothing of what it is about. */
export const customerPost = z.object({
  id,
  boardTypeId: id,
  title: line(100),
  /** Masked: 김*늘. */
  author: line(20),
  isPrivate: z.boolean(),
  isReplied: z.boolean(),
  createdAt: moment,
})
export type CustomerPost = z.infer<typeof customerPost>

/** The clinic's answer to a post. */
export const postReply = z.object({ content: paragraph(5000), repliedAt: moment })

export const customerPostDetail = customerPost.extend({
  /** True where the customer who asks wrote it. */
  isMine: z.boolean(),
  /**
   * True where the one who asks may read it. Otherwise `content`, `images` and `reply` are empty, and its password
   * opens it.
   */
  isOpen: z.boolean(),
  content: paragraph(5000).nullable(),
  images: z.array(postImage),
  reply: postReply.nullable(),
  updatedAt: moment,
})
export type CustomerPostDetail = z.infer<typeof customerPostDetail>

export const postPassword = z
  .string()
  .min(4, '비밀번호는 네 자 이상이어야 합니다.')
  .max(100, '비밀번호는 백 자까지입니다.')

export const newCustomerPost = z.object({
  boardTypeId: id,
  /** Name that a guest chooses; a member has their own. */
  author: personName(20).min(1, '이름을 입력해 주세요.').optional(),
  title,
  content,
  isPrivate: z.boolean().default(false),
  password: postPassword,
  images: images.default([]),
  agreements: agreements.default([]).meta({
    description:
      '글에 묻는 약관(GET /customer/reservation-confirm?isConsultation=true의 terms)에 한 동의. 건강에 관한 말이 있을 수 있어 민감정보의 동의도 받습니다.',
  }),
  sensitiveConsent: z.boolean().default(false).meta({
    description: '민감정보 처리에 동의했는가. 병원에 민감정보 약관이 없을 때 agreements 대신 보냅니다.',
  }),
})
export type NewCustomerPost = z.output<typeof newCustomerPost>

/** A field that is left out stays as it is. */
export const customerPostChange = z.object({
  /** The post's own; its author needs none while signed in. */
  password: z.string().max(100).optional(),
  newPassword: postPassword.optional(),
  title: title.optional(),
  content: content.optional(),
  isPrivate: z.boolean().optional(),
  images: keptImages.optional(),
})
export type CustomerPostChange = z.infer<typeof customerPostChange>

/** A post as the console has it. */
export const consolePost = customerPost.extend({
  boardTypeName: line(40),
  isHidden: z.boolean(),
  /** The signed-in customer who wrote it. */
  customerId: id.nullable(),
})
export type ConsolePost = z.infer<typeof consolePost>

export const consolePostDetail = consolePost.extend({
  content: paragraph(5000),
  /** Of the customer who wrote it, masked; `null` where it is not known, or not for the role to see. */
  contactPhone: z.string().nullable(),
  isMember: z.boolean(),
  images: z.array(postImage),
  reply: postReply.nullable(),
})
