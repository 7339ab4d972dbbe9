import { showToast } from '#ui/toast.tsx'
import type { ClinicDetails } from '#schema/operator.ts'
import { useMutation } from '@tanstack/react-query'
import { ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { section } from '#admin/session/own/styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { button, fieldError, input } from '#admin/kit/parts/styles.ts'
import { readHosts, siteAddress } from './clinic-address.ts'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { useOperatorApi } from './operator-context.tsx'
import { adding, hostRows } from './styles.ts'

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
          <li key={host}>
            <a href={siteAddress(host)} target="_blank" rel="noreferrer">
              {host}
            </a>
            {index === 0 && <small>대표</small>}
            <div>
              {index > 0 && (
                <IconButton
                  label={`${host} 대표 도메인으로`}
                  icon={ArrowUp}
                  disabled={change.isPending}
                  onClick={() => change.mutate([host, ...hosts.filter((one) => one !== host)])}
                />
              )}
              <IconButton
                label={hosts.length === 1 ? '도메인이 하나는 있어야 합니다' : `${host} 빼기`}
                icon={X}
                disabled={change.isPending || hosts.length === 1}
                onClick={() => change.mutate(hosts.filter((one) => one !== host))}
              />
            </div>
          </li>
        ))}
      </ul>
      <form
        className={adding()}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const added = readHosts(typed)
          if (added.length > 0) change.mutate([...hosts, ...added])
        }}
      >
        <div>
          <input
            className={input()}
            aria-label="더할 도메인"
            placeholder="www.clinic.kr"
            value={typed}
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={error !== undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {error && (
            <p className={fieldError()} role="alert">
              {error}
            </p>
          )}
        </div>
        <Button type="submit" className={button()} disabled={change.isPending || typed.trim() === ''}>
          더하기
        </Button>
      </form>
    </section>
  )
}
