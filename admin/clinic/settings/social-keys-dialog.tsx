import { callMutation } from '#api/call-query.ts'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import type { SocialKeys } from '#schema/social-sign-in.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { form } from '../developers/styles.ts'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'

/** Names that the sites' own consoles give to the key. */
const keyNames: Record<SocialSite, string> = { kakao: 'REST API 키', naver: 'Client ID' }

type SocialKeysDialogProps = {
  site: SocialSite
  /** Keys as they are; none yet without them. */
  keys: SocialKeys | undefined
  onSaved: () => void
  onClose: () => void
}

/** Sets a site's keys. The secret is never shown again. */
export function SocialKeysDialog({ site, keys, onSaved, onClose }: SocialKeysDialogProps) {
  const { api } = useAdmin()
  const [clientId, setClientId] = useState(keys?.clientId ?? '')
  const [clientSecret, setSecret] = useState('')
  const save = useMutation({
    ...callMutation(api, 'PUT /admin/social-keys/{site}'),
    onSuccess: () => {
      showToast('저장했습니다. 사이트에 바로 적용됩니다.', { kind: 'success' })
      onSaved()
    },
  })
  const isChanged = clientId !== (keys?.clientId ?? '') || clientSecret !== ''
  const { close, question } = useUnsavedClose(isChanged, onClose)
  const errorOf = fieldErrorsOf(save.error)
  return (
    <FormDialog
      title={`${socialSites[site]} 로그인의 키`}
      submit="저장"
      isDisabled={save.isPending}
      onSubmit={() =>
        save.mutate({ params: { site }, body: { clientId, ...(clientSecret && { clientSecret }) } })
      }
      onClose={close}
      className={form()}
      error={wholeErrorOf(save.error, ['clientId', 'clientSecret'])}
      over={question}
    >
      <TextField
        title={keyNames[site]}
        error={errorOf('clientId')}
        hint="다른 앱의 키로 바꾸면 이미 연결한 회원은 본인인증을 한 번 다시 합니다."
        autoComplete="off"
        spellCheck={false}
        value={clientId}
        onChange={setClientId}
      />
      <TextField
        title="Client Secret"
        error={errorOf('clientSecret')}
        hint={
          keys
            ? '바꿀 때만 입력하세요. 저장된 것은 봉인되어 다시 볼 수 없습니다.'
            : '봉인해 저장하고 다시 보여 주지 않습니다.'
        }
        type="password"
        autoComplete="off"
        value={clientSecret}
        onChange={setSecret}
      />
    </FormDialog>
  )
}
