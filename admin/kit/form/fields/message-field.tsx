import { callQuery } from '#api/call-query.ts'
import type { MessageMeta } from '#schema/plain/message-words.ts'
import { problemsOf } from '#schema/plain/message-words.ts'
import { errorId, helpId, type FieldProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useAdmin } from '../../console/admin-context.tsx'
import { button, field, fieldError, fieldHint, fieldLabel, input } from '../../parts/styles.ts'
import { PeopleAtField } from '../../presence/people.tsx'
import { Group } from '../controls/group.tsx'
import { asSchema } from '../data/json-schema.ts'
import { MessagePreview } from '../controls/message-preview.tsx'
import { MessageTestDialog } from '../controls/message-test-dialog.tsx'
import * as styles from '../controls/message.styles.ts'
import { choice, choices, labelRow, switchInput, switchRow, textButton } from '../controls/styles.ts'

type Data = { isSent: boolean; words: string | null; templateCode: string }

/** The API's reason for refusing a text. It goes as soon as the text changes. */
function useRefused(messages: readonly string[] = [], words: string | null): readonly string[] {
  const told = messages.join(' ')
  const [refused, setRefused] = useState({ told, words })
  if (refused.told !== told) setRefused({ told, words })
  return refused.words === words ? messages : []
}

type SendSwitchProps = { id: string; isOn: boolean; onChange: (isOn: boolean) => void }

function SendSwitch({ id, isOn, onChange }: SendSwitchProps) {
  return (
    <label className={switchRow()}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={switchInput()}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={errorId(id)}
        onChange={(event) => onChange(event.target.checked)}
      />
      보내기
    </label>
  )
}

type MessageWordsProps = {
  title: string
  id: string
  /** Words of the clinic's own; `null` for those that come with the kind of message. */
  words: string | null
  meta: MessageMeta
  disabled: boolean | undefined
  wrong: readonly string[]
  onChange: (words: string | null) => void
}

/** Text of a message, and the values that are put into it where the caret stands. */
function MessageWords({ title, id, words: own, meta, disabled, wrong, onChange }: MessageWordsProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(null)
  const words = own ?? meta.words
  const write = (next: string) => onChange(next === meta.words ? null : next)
  const insert = (name: string) => {
    const { selectionStart = words.length, selectionEnd = words.length } = area.current ?? {}
    const value = `#{${name}}`
    caret.current = selectionStart + value.length
    write(words.slice(0, selectionStart) + value + words.slice(selectionEnd))
  }
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [words])
  return (
    <div className={field()}>
      <div className={labelRow()}>
        <label className={fieldLabel()} htmlFor={id}>
          보낼 말
        </label>
        <PeopleAtField id={id} />
        {own !== null && (
          <button type="button" className={textButton()} onClick={() => onChange(null)}>
            기본 문구로
          </button>
        )}
      </div>
      <textarea
        ref={area}
        id={id}
        className={input({ area: true })}
        rows={Math.max(4, words.split('\n').length + 1)}
        value={words}
        disabled={disabled}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${helpId(id)} ${errorId(id)}`}
        onChange={(event) => write(event.target.value)}
      />
      <div className={choices()} role="group" aria-label={`${title}에 넣을 값`}>
        {meta.takes.map((name) => (
          <button key={name} type="button" className={choice()} onClick={() => insert(name)}>
            {name}
          </button>
        ))}
      </div>
      <p id={helpId(id)} className={fieldHint()}>
        누르면 커서가 있는 곳에 들어가고, 보낼 때 그 예약의 값으로 바뀝니다.
      </p>
      <p id={errorId(id)} className={fieldError()} aria-live="polite">
        {wrong.join(' ')}
      </p>
    </div>
  )
}

type TemplateCodeProps = {
  id: string
  code: string
  wrong: readonly string[]
  onChange: (code: string) => void
}

/** Code by which Kakao knows the text. */
function TemplateCode({ id, code, wrong, onChange }: TemplateCodeProps) {
  return (
    <div className={field()}>
      <label className={fieldLabel()} htmlFor={id}>
        알림톡 템플릿 코드
      </label>
      <input
        id={id}
        className={input()}
        value={code}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${helpId(id)} ${errorId(id)}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={helpId(id)} className={fieldHint()}>
        카카오에 이 문구로 등록한 코드입니다. 문구를 고치면 다시 등록해야 하고, 맞지 않으면 문자로 갑니다.
      </p>
      <p id={errorId(id)} className={fieldError()}>
        {wrong.join(' ')}
      </p>
    </div>
  )
}

/** One message: whether it is sent and in what words, with how it looks on a phone beside. */
export function MessageField({ schema, formData, fieldPathId, onChange, errorSchema, disabled }: FieldProps) {
  const { api } = useAdmin()
  const channels = useQuery(callQuery(api, 'GET /admin/messages/channels'))
  const [isTesting, setTesting] = useState(false)
  const id = fieldPathId.$id
  const meta = schema.message as MessageMeta
  const title = schema.title ?? meta.kind
  const given: Partial<Data> = formData ?? {}
  const data: Data = { isSent: true, words: null, templateCode: '', ...given }
  const words = data.words ?? meta.words
  const mayBeOff = asSchema(schema.properties?.isSent)?.const !== true
  // The same rules as the API's, so that what it refused is right as soon as it is put right.
  const wrong = data.words === null ? [] : problemsOf(data.words, meta)
  const refused = useRefused(errorSchema?.words?.__errors, data.words)
  const wrongWords = [...new Set([...wrong, ...refused])]
  const wrongWhole = errorSchema?.__errors ?? []
  const wrongSwitch = errorSchema?.isSent?.__errors ?? []
  const wrongCode = errorSchema?.templateCode?.__errors ?? []
  const switchId = `${id}.isSent`
  const wordsId = `${id}.words`
  const codeId = `${id}.templateCode`
  const set = (changed: Partial<Data>) => onChange({ ...data, ...changed }, fieldPathId.path)
  const state = !data.isSent ? '보내지 않음' : data.words === null ? null : '고친 문구'
  return (
    <Group
      id={id}
      title={title}
      note={[schema.hint, state].filter(Boolean).join(' · ')}
      isLine
      startsOpen={false}
      wrong={[...wrongWords, ...wrongWhole, ...wrongSwitch, ...wrongCode].length > 0}
    >
      <div className={styles.editor()}>
        <div className={styles.side()}>
          {mayBeOff && <SendSwitch id={switchId} isOn={data.isSent} onChange={(isSent) => set({ isSent })} />}
          {wrongWhole.length > 0 && (
            <p id={errorId(id)} className={fieldError()}>
              {wrongWhole.join(' ')}
            </p>
          )}
          {wrongSwitch.length > 0 && (
            <p id={errorId(switchId)} className={fieldError()}>
              {wrongSwitch.join(' ')}
            </p>
          )}
          <MessageWords
            {...{ title, id: wordsId, words: data.words, meta, disabled, wrong: wrongWords }}
            onChange={(next) => set({ words: next })}
          />
          {channels.data?.alimtalk && (
            <TemplateCode
              id={codeId}
              code={data.templateCode}
              wrong={wrongCode}
              onChange={(templateCode) => set({ templateCode })}
            />
          )}
        </div>
        <div className={styles.side()}>
          <MessagePreview words={words} isOff={!data.isSent} />
          <button
            type="button"
            className={button()}
            disabled={wrong.length > 0}
            onClick={() => setTesting(true)}
          >
            시험 발송
          </button>
        </div>
      </div>
      {isTesting && (
        <MessageTestDialog
          title={title}
          message={{ audience: meta.audience, kind: meta.kind, words: data.words }}
          channels={channels.data}
          onClose={() => setTesting(false)}
        />
      )}
    </Group>
  )
}
