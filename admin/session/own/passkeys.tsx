import { formatDate, formatDateTime } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { OwnPartProps } from './name-form.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { tellPasskeyError } from '../passkey-words.ts'
import { section, sessions } from './styles.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; id: string; name: string }

/** Passkeys: each is added after the password, has a name, and can be removed. */
export function Passkeys({ account, onChanged }: OwnPartProps) {
  const { api } = useAdmin()
  const time = useTime()
  const [asked, setAsked] = useState<Asked | null>(null)
  const done = (text: string) => {
    setAsked(null)
    onChanged()
    showToast(text, { kind: 'success' })
  }
  const add = async (currentPassword: string) => {
    const optionsJSON = await api.request('POST /admin/account/passkeys/options', {
      body: { currentPassword },
    })
    const answer = await startRegistration({
      optionsJSON: optionsJSON as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }).catch(tellPasskeyError)
    const name = `${location.hostname} · ${formatDate(new Date(time()))}`
    const body = { name, answer } as unknown as Parameters<
      typeof api.request<'POST /admin/account/passkeys'>
    >[1]['body']
    const { id } = await api.request('POST /admin/account/passkeys', { body })
    onChanged()
    setAsked({ what: 'rename', id, name })
  }
  return (
    <section className={section()}>
      <h2>패스키</h2>
      <p>
        지문이나 얼굴, 기기의 PIN으로 로그인합니다. 비밀번호와 인증 코드를 따로 묻지 않고, 가짜 사이트에서는
        쓰이지 않습니다. 만든 주소에서만 쓸 수 있습니다.
      </p>
      {account.passkeys.length > 0 && (
        <ul className={sessions()}>
          {account.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <button type="button" className={button()} onClick={() => setAsked({ what: 'add' })}>
          패스키 만들기
        </button>
      ) : (
        <p>이 브라우저는 패스키를 쓰지 못합니다. 최신 브라우저에서 https 주소로 열어 주세요.</p>
      )}
      {asked?.what === 'add' && (
        <PasswordDialog
          title="패스키 만들기"
          confirm="계속"
          onPassword={add}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'rename' && (
        <PasskeyNameDialog
          id={asked.id}
          name={asked.name}
          onNamed={() => done('패스키의 이름을 저장했습니다.')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'remove' && (
        <PasswordDialog
          title={`‘${asked.name}’ 삭제`}
          confirm="패스키 삭제"
          look="danger"
          onPassword={async (currentPassword) => {
            const params = { id: asked.id }
            await api.request('DELETE /admin/account/passkeys/{id}', { params, body: { currentPassword } })
            done('패스키를 삭제했습니다. 기기에 남은 것은 더 쓰이지 않습니다.')
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

type PasskeyLineProps = {
  passkey: OwnPartProps['account']['passkeys'][number]
  onAsk: (asked: Asked) => void
}

function PasskeyLine({ passkey, onAsk }: PasskeyLineProps) {
  const { id, name, host, createdAt, lastUsedAt } = passkey
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {host} · {formatDate(createdAt)} 만듦
          {lastUsedAt && ` · ${formatDateTime(lastUsedAt)} 사용`}
        </small>
      </div>
      <div style={{ display: 'flex' }}>
        <button
          type="button"
          className={button({ look: 'quiet' })}
          aria-label={`${name} 이름 변경`}
          onClick={() => onAsk({ what: 'rename', id, name })}
        >
          이름
        </button>
        <button
          type="button"
          className={button({ look: 'quiet' })}
          aria-label={`${name} 삭제`}
          onClick={() => onAsk({ what: 'remove', id, name })}
        >
          삭제
        </button>
      </div>
    </li>
  )
}
