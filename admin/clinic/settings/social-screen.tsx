import { callMutation, callQuery } from '#api/call-query.ts'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import type { SocialKeys } from '#schema/social-sign-in.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { about, actions, cell, head, line, part, screen, title } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { mark } from '../developers/styles.ts'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { CopyLine } from '#admin/kit/parts/copy-line.tsx'
import { button, fieldHint } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { SocialKeysDialog } from './social-keys-dialog.tsx'

const columns = [
  { label: '로그인' },
  { label: '키', extra: true },
  { label: '상태' },
  { label: '변경', hidden: true },
]
const sites = Object.keys(socialSites) as SocialSite[]

/** Keys by which the clinic's members sign in with accounts of other sites. */
export function SocialScreen() {
  const { api } = useAdmin()
  const [changed, setChanged] = useState<SocialSite>()
  const [stopped, setStopped] = useState<SocialSite>()
  const list = useQuery({ ...callQuery(api, 'GET /admin/social-keys'), staleTime: 0 })
  const hosts = useQuery(callQuery(api, 'GET /admin/hosts'))
  if (!list.data) return <QueryNote query={list} label="소셜 로그인을 불러오는 중" />
  const keysOf = (site: SocialSite) => list.data.rows.find((row) => row.site === site)
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>소셜 로그인</h1>
        <p className={about()}>
          회원이 카카오나 네이버 계정으로 로그인합니다. 키를 저장하면 로그인과 회원가입 화면에 바로 보입니다.
          계정은 휴대전화 본인인증을 마친 회원에게만 연결되고, 이메일 같은 정보는 받지 않습니다.
        </p>
      </header>
      <ListFrame columns={columns}>
        {sites.map((site) => (
          <SiteLine
            key={site}
            site={site}
            keys={keysOf(site)}
            onChange={() => setChanged(site)}
            onStop={() => setStopped(site)}
          />
        ))}
      </ListFrame>
      {hosts.data && <RedirectAddresses hosts={hosts.data.rows.map(({ host }) => host)} />}
      {changed && (
        <SocialKeysDialog
          site={changed}
          keys={keysOf(changed)}
          onSaved={() => {
            setChanged(undefined)
            void list.refetch()
          }}
          onClose={() => setChanged(undefined)}
        />
      )}
      {stopped && (
        <StopDialog site={stopped} onSettled={() => list.refetch()} onClose={() => setStopped(undefined)} />
      )}
    </main>
  )
}

/** Origin of a host; the console's own has the port at which it is open. */
const originOf = (host: string) => (host === location.hostname ? location.origin : `https://${host}`)

/** Whether visitors see the site's button. */
function KeysState({ keys }: { keys: SocialKeys | undefined }) {
  if (!keys) return <span className={mark({ tone: 'off' })}>쓰지 않음</span>
  if (!keys.isReady) return <span className={mark({ tone: 'bad' })}>Client Secret을 다시 등록해 주세요</span>
  return <span className={mark({ tone: 'good' })}>사용 중</span>
}

type SiteLineProps = {
  site: SocialSite
  keys: SocialKeys | undefined
  onChange: () => void
  onStop: () => void
}

function SiteLine({ site, keys, onChange, onStop }: SiteLineProps) {
  return (
    <tr className={line()}>
      <td className={cell({ naming: true })}>{socialSites[site]}</td>
      <td className={cell({ extra: true })}>{keys?.clientId}</td>
      <td className={cell()}>
        <KeysState keys={keys} />
      </td>
      <td className={cell()}>
        <div className={actions()}>
          <button
            type="button"
            className={button()}
            aria-label={`${socialSites[site]} 키 ${keys ? '변경' : '등록'}`}
            onClick={onChange}
          >
            키 {keys ? '변경' : '등록'}
          </button>
          {keys && (
            <button
              type="button"
              className={button({ look: 'dangerOutline' })}
              aria-label={`${socialSites[site]} 로그인 중지`}
              onClick={onStop}
            >
              중지
            </button>
          )}
        </div>
      </td>
    </tr>
  )
}

/** Addresses that the clinic enters at the social site, one for each of its hosts. */
function RedirectAddresses({ hosts }: { hosts: string[] }) {
  return (
    <section className={part()}>
      <p className={fieldHint()}>
        카카오 디벨로퍼스의 ‘카카오 로그인 › Redirect URI’와 네이버 개발자 센터의 ‘네이버 로그인 Callback
        URL’에 아래 주소를 모두 등록해 주세요.
      </p>
      {hosts.map((host) => (
        <CopyLine key={host} label={`${host}의 Redirect URI`} value={`${originOf(host)}/login`} />
      ))}
    </section>
  )
}

type StopDialogProps = { site: SocialSite; onSettled: () => Promise<unknown>; onClose: () => void }

function StopDialog({ site, onSettled, onClose }: StopDialogProps) {
  const { api } = useAdmin()
  const stop = useMutation({
    ...callMutation(api, 'DELETE /admin/social-keys/{site}'),
    onSuccess: onClose,
    onSettled,
  })
  return (
    <ConfirmDialog
      title={`${socialSites[site]} 로그인을 중지할까요?`}
      confirm={`${socialSites[site]} 로그인 중지`}
      isPending={stop.isPending}
      error={stop.error}
      onConfirm={() => stop.mutate({ params: { site } })}
      onClose={onClose}
    >
      로그인 화면에서 바로 사라집니다. {socialSites[site]}로 가입한 회원은 휴대전화 본인인증으로 비밀번호를
      정하면 로그인할 수 있습니다. 같은 키를 다시 등록하면 연결이 이어집니다.
    </ConfirmDialog>
  )
}
