import type { Gate } from '#schema/gate.ts'
import { Lock } from 'lucide-react'
import { buttonClass } from './button.tsx'
import { css } from './css.ts'
import { FreshText } from './fresh-text.tsx'
import { signInAddress, withReturn } from './return-path.ts'
import { text } from './text.ts'

const note = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '$6',
  textAlign: 'center',
  variants: {
    look: {
      /** Above a list. */
      panel: {
        marginBottom: '$10',
        paddingBlock: '$8',
        border: '1px solid $line',
        borderRadius: '$base',
        backgroundColor: '$surface',
        '@phone': { marginBottom: '$6' },
      },
      /** In the place of a picture. */
      frame: { position: 'absolute', inset: 0 },
    },
  },
})
const mark = css({ ...text.label2, display: 'inline-flex', alignItems: 'center', gap: '$2' })
const words = css({ ...text.body4, marginTop: '$2', color: '$gray700', textWrap: 'balance' })
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$2',
  marginTop: '$4',
})

/** Why rows are closed, and how they open. */
export function gateWords({ required, lacks }: Gate): { title: string; sentence: string } {
  if (required !== 'adult')
    return { title: '회원 공개', sentence: '「의료법」에 따라 로그인한 회원에게 공개합니다.' }
  const sentences = {
    'sign-in': '「청소년 보호법」에 따라 본인인증을 마친 성인 회원에게 공개합니다.',
    certification: '내 정보에서 휴대전화 본인인증을 하시면 보실 수 있습니다.',
    age: '만 19세부터 보실 수 있습니다. 만 19세가 되는 해에는 1월 1일부터 공개합니다.',
  }
  return { title: '성인 공개', sentence: sentences[lacks ?? 'sign-in'] }
}

/** Order by which one note serves many closed rows: the first opens most of them. */
const order = ['sign-in', 'certification', 'age'] as const

/** The one gate to show for a list; `undefined` where all its rows are open. */
export function closedGate(rows: readonly { gate: Gate }[]): Gate | undefined {
  const closed = rows.map(({ gate }) => gate).filter(({ isOpen }) => !isOpen)
  const first = order.find((one) => closed.some(({ lacks }) => lacks === one))
  const alike = closed.filter(({ lacks }) => lacks === first)
  return alike.find(({ required }) => required === 'member') ?? alike[0]
}

type GateNoteProps = {
  gate: Gate
  look: 'panel' | 'frame'
  /** Path to come back to. */
  path: string
}

/** Says why pictures and texts are closed, and how to see them: once a list, or in the place of one picture. */
export function GateNote({ gate, look, path }: GateNoteProps) {
  const { title, sentence } = gateWords(gate)
  const size = 'small'
  return (
    <div className={note({ look })}>
      <p className={mark()}>
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        <FreshText>{title}</FreshText>
      </p>
      <p className={words()}>{sentence}</p>
      {gate.lacks === 'sign-in' && (
        <p className={ways()}>
          <a href={signInAddress(path)} className={buttonClass({ size })}>
            로그인
          </a>
          <a href={withReturn('/sign-up', path)} className={buttonClass({ look: 'outline', size })}>
            회원가입
          </a>
        </p>
      )}
      {gate.lacks === 'certification' && (
        <p className={ways()}>
          <a href="/account" className={buttonClass({ look: 'outline', size })}>
            내 정보
          </a>
        </p>
      )}
    </div>
  )
}
