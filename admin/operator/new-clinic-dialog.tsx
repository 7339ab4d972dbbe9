import { clinicTemplates, type ClinicTemplate } from '#schema/plain/clinic-templates.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stack } from '#admin/kit/parts/accounts.styles.ts'
import { FormDialog } from '#admin/kit/parts/form-dialog.tsx'
import { fieldError } from '#admin/kit/parts/styles.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { readHosts } from './clinic-address.ts'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { HostsField } from './hosts-field.tsx'
import { InvitedOwner } from './invited-owner.tsx'
import { useOperatorApi } from './operator-context.tsx'
import { choice, choiceLegend, choices, plainField, swatch } from './styles.ts'

/** The colour that each template begins with. */
const colours: Record<ClinicTemplate, string> = {
  dermatology: '#0f5b45',
  'plastic-surgery': '#14213d',
  'korean-medicine': '#97412a',
  empty: '#ffffff',
}
const templates = Object.entries(clinicTemplates) as [ClinicTemplate, string][]

/** Opens a clinic: one form, and its site is there. */
export function NewClinicDialog({ onClose }: { onClose: () => void }) {
  const api = useOperatorApi()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [hosts, setHosts] = useState('')
  const [ownerEmail, setOwnerEmail] = useState('')
  const [template, setTemplate] = useState<ClinicTemplate>('dermatology')
  const open = useMutation({
    mutationFn: () =>
      api.request('POST /clinics', {
        body: { name, hosts: readHosts(hosts), template, ownerEmail: ownerEmail.trim() },
      }),
    onSuccess: () => void client.invalidateQueries(),
  })
  if (open.data) return <InvitedOwner title="병원을 열었습니다" {...open.data} onClose={onClose} />
  const of = fieldErrorsOf(open.error)
  const whole = wholeErrorOf(open.error, ['name', 'hosts', 'template', 'ownerEmail'])
  return (
    <FormDialog
      title="새 병원"
      submit={open.isPending ? '여는 중…' : '병원 열기'}
      isDisabled={open.isPending}
      onSubmit={() => open.mutate()}
      onClose={onClose}
      className={stack()}
      error={whole}
    >
      <TextField title="병원 이름" autoComplete="off" value={name} error={of('name')} onChange={setName} />
      <HostsField
        value={hosts}
        error={of('hosts')}
        hint="한 줄에 하나씩. 첫 줄이 대표 도메인이고, 도메인이 이 서버를 가리켜야 열립니다. 예: clinic.kr"
        onChange={setHosts}
      />
      <TemplateField template={template} error={of('template')} onChange={setTemplate} />
      <TextField
        title="소유자 이메일"
        type="email"
        autoComplete="off"
        value={ownerEmail}
        error={of('ownerEmail')}
        onChange={setOwnerEmail}
      />
    </FormDialog>
  )
}

type TemplateFieldProps = {
  template: ClinicTemplate
  error: string | undefined
  onChange: (template: ClinicTemplate) => void
}

function TemplateField({ template, error, onChange }: TemplateFieldProps) {
  return (
    <fieldset className={plainField()}>
      <legend className={choiceLegend()}>처음 모습</legend>
      <div className={choices()}>
        {templates.map(([key, title]) => (
          <label key={key} className={choice()}>
            <input
              type="radio"
              name="template"
              value={key}
              checked={template === key}
              onChange={() => onChange(key)}
            />
            <span className={swatch()} style={{ backgroundColor: colours[key] }} aria-hidden />
            {title}
          </label>
        ))}
      </div>
      {error && (
        <p className={fieldError()} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
