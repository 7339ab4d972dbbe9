import { KeptTextField, type KeptTextFieldProps } from './kept-text-field.tsx'

type MemoFieldProps = Pick<KeptTextFieldProps, 'hint' | 'onSaved' | 'onUnsaved'> & {
  /** What the memo is about: `reservations/7`. */
  of: string
  /** As it is saved. */
  memo: string
  save: (memo: string) => Promise<unknown>
}

/** Name under which a memo that is typed and not saved is kept. */
export const memoOf = (of: string) => `memo/${of}`

/** Words that only the clinic sees. */
export const MemoField = ({ of, memo, ...props }: MemoFieldProps) => (
  <KeptTextField {...props} keptAs={memoOf(of)} text={memo} maxLength={2000} mayBeEmpty words={words} />
)

const words = {
  label: '병원만 보는 메모',
  save: '메모 저장',
  saved: '메모를 저장했습니다.',
  left: '쓰던 메모를 저장했습니다.',
  changed: '그사이 다른 사람이 메모를 고쳤습니다',
}
