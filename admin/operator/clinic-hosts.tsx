import { showToast } from '#ui/toast.tsx'
import type { ClinicDetails } from '#schema/operator.ts'
import { useMutation } from '@tanstack/react-query'
import { ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { section } from '#admin/session/own/styles.ts'

import { IconButton } from '#admin/kit/parts/icon-button.tsx'

import { readHosts, siteAddress } from './clinic-address.ts'
import { AddingForm } from './adding-form.tsx'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { useOperatorApi } from './operator-context.tsx'
import { hostRows } from './styles.ts'

export type ClinicPartProps = { clinic: ClinicDetails; onChanged: (clinic: ClinicDetails) => void }

/** Hosts of a clinic. Each change is done at once; the first is the one that links begin with. */
export function ClinicHosts({ clinic: { id, hosts }, onChanged }: ClinicPartProps) {
  const api = useOperatorApi()
  const [typed, setTyped] = useState('')
  const change = useMutation({
    mutationFn: (next: string[]) =>
      api.request('PUT /clinics/{id}/hosts', { params: { id }, body: { hosts: next } }),
    onSuccess: (clinic) => {
      onChanged(clinic)
      setTyped('')
      showToast('도메인을 변경했습니다. 바로 적용됩니다.', { kind: 'success' })
    },
  })
  const error = fieldErrorsOf(change.error)('hosts') ?? wholeErrorOf(change.error, [])
  return (
    <section className={section()}>
      <h2>도메인</h2>
      <p>첫 도메인이 대표 도메인입니다. 메일과 문자의 링크가 그 도메인으로 시작합니다.</p>
      <ul className={hostRows()}>
        {hosts.map((host, index) => (
          <HostLine
            key={host}
            host={host}
            isFirst={index === 0}
            isOnly={hosts.length === 1}
            isBusy={change.isPending}
            onRaise={() => change.mutate([host, ...hosts.filter((one) => one !== host)])}
            onRemove={() => change.mutate(hosts.filter((one) => one !== host))}
          />
        ))}
      </ul>
      <AddingForm
        label="더할 도메인"
        placeholder="www.clinic.kr"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        error={error}
        submit="더하기"
        isBusy={change.isPending}
        onType={setTyped}
        onSubmit={() => {
          const added = readHosts(typed)
          if (added.length > 0) change.mutate([...hosts, ...added])
        }}
      />
    </section>
  )
}

type HostLineProps = {
  host: string
  isFirst: boolean
  isOnly: boolean
  isBusy: boolean
  /** Makes it the first. */
  onRaise: () => void
  onRemove: () => void
}

function HostLine({ host, isFirst, isOnly, isBusy, onRaise, onRemove }: HostLineProps) {
  return (
    <li>
      <a href={siteAddress(host)} target="_blank" rel="noreferrer">
        {host}
      </a>
      {isFirst && <small>대표</small>}
      <div>
        {!isFirst && (
          <IconButton label={`${host} 대표 도메인으로`} icon={ArrowUp} disabled={isBusy} onClick={onRaise} />
        )}
        <IconButton
          label={isOnly ? '도메인이 하나는 있어야 합니다' : `${host} 빼기`}
          icon={X}
          disabled={isBusy || isOnly}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
