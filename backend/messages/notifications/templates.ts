import type { Placeholder } from '#schema/plain/message-words.ts'
import type { Audience, NotificationKind } from './notify.ts'

type Template = {
  /** The product's words. */
  words: string
  /** The least that a clinic's own words name. */
  needs?: readonly Placeholder[]
}

const manage = '\n확인·변경·취소: #{링크}'
/** Facts that a guest needs to find a booking again, and the clinic. */
const facts = '\n예약 번호 #{예약번호}\n#{주소}'
const greeting = '[#{병원}] #{이름}님, '
const time = ['날짜', '시각'] as const
const timeAndLink = [...time, '링크'] as const

/** What a notice of an account says of it, and what to do about one that is not one's own doing. */
const account = '계정: #{계정}\n시각: #{때}'
const advice =
  '\n\n직접 하지 않으셨다면 바로 비밀번호를 변경하고 다른 기기의 로그인을 모두 끝내 주세요. 계정을 쓸 수 없으면 병원의 소유자에게 알려 주세요.\n#{링크}'

/** The product's words for each message; for those to visitors and to itself a clinic may have its own. */
export const templates = {
  visitor: {
    PHONE_CODE: {
      words: '[#{병원}] 인증번호는 #{인증번호}입니다. 3분 안에 입력해 주세요.',
      needs: ['인증번호'],
    },
    RECEIVED: {
      words: `${greeting}예약 신청을 받았습니다.\n#{날짜} #{시각}${facts}\n병원이 확정하면 알려 드립니다.${manage}`,
      needs: timeAndLink,
    },
    CONFIRMED: {
      words: `${greeting}예약이 확정되었습니다.\n#{날짜} #{시각}${facts}${manage}`,
      needs: timeAndLink,
    },
    MOVED: {
      words: `${greeting}예약이 변경되었습니다.\n#{날짜} #{시각}${facts}${manage}`,
      needs: timeAndLink,
    },
    MOVE_REQUESTED: {
      words: `${greeting}예약 변경 신청을 받았습니다.\n#{날짜} #{시각}${facts}\n확정할 때까지 지금 예약은 그대로입니다.${manage}`,
      needs: timeAndLink,
    },
    MOVE_REJECTED: {
      words: `${greeting}신청하신 시간으로 예약을 바꾸지 못했습니다.\n지금 예약은 #{날짜} #{시각} 그대로입니다.${facts}${manage}`,
      needs: timeAndLink,
    },
    REJECTED: {
      words: `${greeting}신청하신 예약을 받지 못했습니다.\n#{날짜} #{시각}\n다른 시간으로 다시 신청해 주세요.`,
      needs: time,
    },
    CANCELLED: { words: `${greeting}예약이 취소되었습니다.\n#{날짜} #{시각}`, needs: time },
    REMINDER: { words: `${greeting}예약을 알려 드립니다.\n#{날짜} #{시각}${facts}${manage}`, needs: time },
    WAITING_JOINED: {
      words: `${greeting}#{날짜} 자리가 나면 알려 드립니다.\n확인·그만두기: #{링크}`,
      needs: ['날짜', '링크'],
    },
    WAITING_OFFER: {
      words: `${greeting}기다리시던 자리가 났습니다.\n#{날짜} #{시각}\n#{마감}까지 예약할 수 있습니다: #{링크}`,
      needs: [...timeAndLink, '마감'],
    },
    WAITING_LAPSED: {
      words: `${greeting}#{날짜} #{시각} 자리를 잡아 둔 시간이 지났습니다.\n그날 다른 자리가 나면 다시 알려 드립니다.\n확인·그만두기: #{링크}`,
      needs: ['날짜', '링크'],
    },
    WAITING_WITHDRAWN: {
      words: `${greeting}병원 사정으로 #{날짜} #{시각} 자리를 드릴 수 없게 되었습니다. 죄송합니다.\n그날 다른 자리가 나면 다시 알려 드립니다.\n확인·그만두기: #{링크}`,
      needs: ['날짜', '링크'],
    },
    CONSULTATION: { words: `${greeting}상담 신청을 받았습니다.\n병원에서 전화드리겠습니다.` },
  },
  clinic: {
    RECEIVED: { words: '[예약 신청] #{이름}님 #{날짜} #{시각}', needs: time },
    CONFIRMED: { words: '[예약 확정] #{이름}님 #{날짜} #{시각}', needs: time },
    MOVED: { words: '[예약 변경] #{이름}님 #{날짜} #{시각}', needs: time },
    MOVE_REQUESTED: { words: '[예약 변경 신청] #{이름}님 #{날짜} #{시각}', needs: time },
    CANCELLED: { words: '[예약 취소] #{이름}님 #{날짜} #{시각}', needs: time },
    CONSULTATION: { words: '[상담 신청] #{이름}님\n관리자 화면의 예약 › 상담에서 확인해 주세요.' },
  },
  account: {
    INVITATION: {
      words:
        '#{이름}님이 #{병원}의 관리자 콘솔에 초대했습니다.\n아래 주소에서 이름과 비밀번호를 정하면 바로 쓸 수 있습니다. 7일 동안 한 번 쓸 수 있는 주소입니다.\n\n#{링크}\n\n모르는 초대라면 이 메일을 지워 주세요.',
    },
    PASSWORD_RESET: {
      words:
        '#{병원} 관리자 콘솔의 비밀번호를 새로 정하는 주소입니다. 한 시간 동안 한 번 쓸 수 있습니다.\n\n#{링크}\n\n직접 요청하지 않으셨다면 이 메일을 지워 주세요. 비밀번호는 그대로입니다.',
    },
    NEW_DEVICE: {
      words: `#{병원} 관리자 콘솔에 새 기기로 로그인했습니다.\n\n${account}\n기기: #{기기}${advice}`,
    },
    PASSWORD_CHANGED: {
      words: `#{병원} 관리자 계정의 비밀번호가 변경되었습니다.\n\n${account}${advice}`,
    },
    TWO_FACTOR_OFF: {
      words: `#{병원} 관리자 계정의 2단계 인증 수단이 삭제되었습니다.\n\n${account}\n삭제한 수단: #{수단}${advice}`,
    },
    CONTACTS_SEEN: {
      words: `#{병원} 관리자 계정으로 #{기간} 동안 고객 연락처 #{건수}건을 보았습니다. 누가 누구의 연락처를 보았는지는 콘솔의 변경 이력에 있습니다.\n\n${account}${advice}`,
    },
  },
} satisfies Record<Audience, Partial<Record<NotificationKind, Template>>>

/** What there is of a message; `undefined` for one that is never sent. */
export const templateOf = (audience: Audience, kind: NotificationKind): Template | undefined =>
  (templates[audience] as Partial<Record<NotificationKind, Template>>)[kind]
