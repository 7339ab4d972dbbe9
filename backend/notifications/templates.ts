import type { Audience, NotificationKind } from './notify.ts'

/** Values that a template may name, never a treatment: anybody may see a phone's screen. */
export const placeholders = ['병원', '이름', '날짜', '시각', '링크', '인증번호', '마감'] as const
export type Placeholder = (typeof placeholders)[number]

const manage = '\n확인·변경·취소: #{링크}'
const greeting = '[#{병원}] #{이름}님, '

/** The product's words for each message; a partner may have its own. */
export const defaultTemplates: Record<Audience, Partial<Record<NotificationKind, string>>> = {
  visitor: {
    PHONE_CODE: '[#{병원}] 인증번호는 #{인증번호}입니다. 3분 안에 입력해 주세요.',
    RECEIVED: `${greeting}예약 신청을 받았습니다.\n#{날짜} #{시각}\n병원이 확정하면 알려 드립니다.${manage}`,
    CONFIRMED: `${greeting}예약이 확정되었습니다.\n#{날짜} #{시각}${manage}`,
    MOVED: `${greeting}예약 시간이 바뀌었습니다.\n#{날짜} #{시각}${manage}`,
    MOVE_REQUESTED: `${greeting}예약 변경 신청을 받았습니다.\n#{날짜} #{시각}\n확정할 때까지 지금 예약은 그대로입니다.${manage}`,
    MOVE_REJECTED: `${greeting}신청하신 시간으로 예약을 바꾸지 못했습니다.\n지금 예약은 #{날짜} #{시각} 그대로입니다.${manage}`,
    REJECTED: `${greeting}신청하신 예약을 받지 못했습니다.\n#{날짜} #{시각}\n다른 시간으로 다시 신청해 주세요.`,
    CANCELLED: `${greeting}예약이 취소되었습니다.\n#{날짜} #{시각}`,
    REMINDER: `${greeting}예약을 알려 드립니다.\n#{날짜} #{시각}${manage}`,
    WAITING_JOINED: `${greeting}#{날짜} 자리가 나면 알려 드립니다.\n확인·그만두기: #{링크}`,
    CONSULTATION: `${greeting}상담 신청을 받았습니다.\n병원에서 전화드리겠습니다.`,
    WAITING_OFFER: `${greeting}기다리시던 자리가 났습니다.\n#{날짜} #{시각}\n#{마감}까지 예약할 수 있습니다: #{링크}`,
  },
  clinic: {
    RECEIVED: '[예약 신청] #{이름}님 #{날짜} #{시각}',
    CONFIRMED: '[예약 확정] #{이름}님 #{날짜} #{시각}',
    MOVED: '[예약 변경] #{이름}님 #{날짜} #{시각}',
    MOVE_REQUESTED: '[예약 변경 신청] #{이름}님 #{날짜} #{시각}',
    CANCELLED: '[예약 취소] #{이름}님 #{날짜} #{시각}',
    CONSULTATION: '[상담 신청] #{이름}님\n관리자 화면의 예약 › 상담에서 확인해 주세요.',
  },
  account: {
    INVITATION:
      '#{이름}님이 #{병원}의 관리자 콘솔에 초대했습니다.\n아래 주소에서 이름과 비밀번호를 정하면 바로 쓸 수 있습니다. 7일 동안 한 번 쓸 수 있는 주소입니다.\n\n#{링크}\n\n모르는 초대라면 이 메일을 지워 주세요.',
    PASSWORD_RESET:
      '#{병원} 관리자 콘솔의 비밀번호를 새로 정하는 주소입니다. 한 시간 동안 한 번 쓸 수 있습니다.\n\n#{링크}\n\n직접 요청하지 않으셨다면 이 메일을 지워 주세요. 비밀번호는 그대로입니다.',
  },
}

const pattern = /#\{([^{}]*)\}/g

/** The words of a template; what it names and nothing is known of is left out. */
export const fillTemplate = (template: string, values: Partial<Record<string, string>>): string =>
  template.replaceAll(pattern, (_, name: string) => values[name] ?? '').trim()

/** The names in a template that mean nothing. */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(pattern)]
    .map(([, name = '']) => name)
    .filter((name) => !(placeholders as readonly string[]).includes(name))
