import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { stack } from '#admin/kit/parts/accounts.styles.ts'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { fieldError, fieldHint, fieldLabel } from '#admin/kit/parts/styles.ts'
import { readHosts } from './clinic-address.ts'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { HostsField } from './hosts-field.tsx'
import { useOperatorApi } from './operator-context.tsx'
import { picker } from './styles.ts'
import { formatBytes } from './used.tsx'

/** Opens a clinic out of a file that was exported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const api = useOperatorApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [hosts, setHosts] = useState('')
  const read = useMutation({
    mutationFn: (chosen: File) =>
      api.request('POST /imports', {
        query: { hosts: readHosts(hosts).join(',') },
        body: new Blob([chosen], { type: 'application/gzip' }),
      }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries()
      void navigate(`/clinics/${id}`)
    },
  })
  const of = fieldErrorsOf(read.error)
  const ofHosts = of('hosts') ?? of('query')
  const whole = wholeErrorOf(read.error, ['file', 'hosts', 'query'])
  return (
    <FormDialog
      title="병원 가져오기"
      submit={read.isPending ? '읽는 중…' : '가져오기'}
      isDisabled={read.isPending || !file}
      onSubmit={() => file && read.mutate(file)}
      onClose={onClose}
      className={stack()}
      error={whole}
    >
      <FileField
        file={file}
        error={of('file')}
        onChange={(chosen) => {
          read.reset()
          setFile(chosen)
        }}
      />
      <HostsField
        value={hosts}
        error={ofHosts}
        hint="비우면 파일에 든 주소를 그대로 씁니다. 같은 병원을 하나 더 열려면 다른 주소를 적어 주세요."
        onChange={setHosts}
      />
    </FormDialog>
  )
}

type FileFieldProps = {
  file: File | null
  error: string | undefined
  onChange: (file: File | null) => void
}

function FileField({ file, error, onChange }: FileFieldProps) {
  return (
    <div>
      <p className={fieldLabel()}>내보낸 파일</p>
      <label className={picker()}>
        <input
          type="file"
          accept=".gz,application/gzip"
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
        <span>파일 선택</span>
        <small>{file ? `${file.name} · ${formatBytes(file.size)}` : '아직 고르지 않았습니다'}</small>
      </label>
      {error ? (
        <p className={fieldError()} role="alert">
          {error}
        </p>
      ) : (
        <p className={fieldHint()}>‘내보내기’로 내려받은 .danjang.gz 파일, 512MB까지.</p>
      )}
    </div>
  )
}
