import type { Gate } from '#schema/gate.ts'
import { Lock } from 'lucide-react'
import { css } from './css.ts'
import { text } from './text.ts'

const note = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '$6',
  textAlign: 'center',
})
const mark = css({ ...text.label2, display: 'inline-flex', alignItems: 'center', gap: '$2' })
const words = css({ ...text.body4, marginTop: '$2', color: '$gray700', textWrap: 'balance' })
const way = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: '$2',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

/** Explains why a row has no pictures and text, and how to see them. */
export function gateWords(
  required: Gate['required'],
  isSignedIn: boolean,
): { title: string; sentence: string } {
  if (required === 'adult')
    return isSignedIn
      ? {
          title: '성인 공개',
          sentence: '본인 확인을 마친 성인 회원에게 공개합니다. 내 정보에서 본인 확인을 해 주세요.',
        }
      : {
          title: '성인 공개',
          sentence: '「청소년 보호법」에 따라 본인 확인을 마친 성인 회원에게 공개합니다.',
        }
  return { title: '회원 공개', sentence: '「의료법」에 따라 로그인한 회원에게 공개합니다.' }
}

type GateNoteProps = {
  required: Gate['required']
  /** Somebody who is signed in needs no way to sign in. */
  isSignedIn: boolean
  className?: string
}

/** Stands where a gated picture or text would. */
export function GateNote({ required, isSignedIn, className }: GateNoteProps) {
  const { title, sentence } = gateWords(required, isSignedIn)
  return (
    <div className={`${note()} ${className ?? ''}`}>
      <p className={mark()}>
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        {title}
      </p>
      <p className={words()}>{sentence}</p>
      {!isSignedIn && (
        <a href="/login" className={way()}>
          로그인하고 보기
        </a>
      )}
    </div>
  )
}
