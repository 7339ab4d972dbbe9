import { webhookEventNames, type WebhookEvent } from '#schema/plain/webhook-events.ts'
import type { Webhook, WebhookInput } from '#schema/webhooks.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { tick } from '#admin/kit/list/list.styles.ts'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { form, tickLine } from './styles.ts'
import { TickList } from './tick-list.tsx'

const fresh: WebhookInput = {
  url: '',
  description: '',
  events: Object.keys(webhookEventNames) as WebhookEvent[],
  includesContact: false,
  isActive: true,
}

type WebhookDialogProps = {
  /** The one that is changed; a new one without it. */
  webhook?: Webhook
  /** Told of what was saved, and of the secret of a new one. */
  onSaved: (saved: Webhook, secret?: string) => void
  onClose: () => void
}

function useSave(webhook: Webhook | undefined, onSaved: WebhookDialogProps['onSaved']) {
  const { api } = useAdmin()
  return useMutation({
    mutationFn: async (values: WebhookInput) => {
      const { url, description, events, includesContact, isActive } = values
      const body = { url: url.trim(), description, events, includesContact, isActive }
      if (webhook)
        return onSaved(await api.request('PUT /admin/webhooks/{id}', { params: { id: webhook.id }, body }))
      const { secret, ...made } = await api.request('POST /admin/webhooks', { body })
      onSaved(made, secret)
    },
  })
}

/** Makes or changes a webhook. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const [from] = useState<WebhookInput>(webhook ?? fresh)
  const [values, setValues] = useState(from)
  const set = (changed: Partial<WebhookInput>) => setValues({ ...values, ...changed })
  const { url, description, events, includesContact } = values
  const save = useSave(webhook, onSaved)
  const { close, question } = useUnsavedClose(values !== from, onClose)
  const errorOf = fieldErrorsOf(save.error)
  return (
    <FormDialog
      title={webhook ? '웹훅 수정' : '웹훅 만들기'}
      submit={webhook ? '저장' : '만들기'}
      isDisabled={save.isPending}
      onSubmit={() => save.mutate(values)}
      onClose={close}
      className={form()}
      error={wholeErrorOf(save.error, ['url', 'description', 'events'])}
      over={question}
    >
      <TextField
        title="받을 주소"
        error={errorOf('url')}
        hint="차트 프로그램이나 병원의 서버가 여는 https 주소입니다."
        type="url"
        placeholder="https://emr.example.com/danjang"
        value={url}
        onChange={(typed) => set({ url: typed })}
      />
      <TextField
        title="설명"
        error={errorOf('description')}
        placeholder="예: 차트 프로그램"
        maxLength={100}
        value={description}
        onChange={(typed) => set({ description: typed })}
      />
      <TickList
        title="받을 소식"
        names={webhookEventNames}
        value={events}
        error={errorOf('events')}
        onChange={(next) => set({ events: next })}
      />
      <label className={tickLine()}>
        <input
          type="checkbox"
          className={tick()}
          checked={includesContact}
          onChange={({ target }) => set({ includesContact: target.checked })}
        />
        고객 이름과 전화번호 포함
      </label>
    </FormDialog>
  )
}
