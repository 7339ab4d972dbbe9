import { mayBePhone, plainPhone } from '#schema/plain/phone.ts'
import { formatPhone } from '../format.ts'

/*
 * A form's own checks before it is sent. The API judges in the end; these are its rules in the words of a visitor, so
 * that nobody has to wait for them.
 */

/** Letters as people count them: an emoji is one, a syllable of Hangul is one. */
const letters = (text: string) => [...text.normalize('NFC')].length

/** Rules for `register` of react-hook-form. */
export const rules = {
  name: {
    required: '이름을 입력해 주세요.',
    maxLength: { value: 40, message: '이름은 40자까지 쓸 수 있습니다.' },
  },
  phone: {
    required: '휴대전화 번호를 입력해 주세요.',
    validate: (text: string) => mayBePhone(text) || '휴대전화 번호를 010-1234-5678처럼 적어 주세요.',
    /** Divides the number when the field is left. */
    onBlur: (event: { target: HTMLInputElement }) => {
      event.target.value = formatPhone(plainPhone(event.target.value))
    },
  },
  newPassword: {
    required: '비밀번호를 입력해 주세요.',
    validate: (text: string) => {
      if (letters(text) < 8) return '비밀번호는 8자 이상이어야 합니다.'
      return letters(text) <= 100 || '비밀번호는 100자까지 쓸 수 있습니다.'
    },
  },
  password: { required: '비밀번호를 입력해 주세요.' },
  /** May be left empty. */
  email: {
    validate: (text: string | undefined) =>
      !text?.trim() ||
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ||
      '이메일 주소를 name@example.com처럼 적어 주세요.',
  },
} as const
