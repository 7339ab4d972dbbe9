import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import { buttonClass } from '#ui/button.tsx'
import { forgetBegun, readArrived } from '#ui/social/begun.ts'
import { useEffect, useState } from 'react'
import * as styles from './styles.ts'

/** An account of a site that waits for its owner's certification. */
export type Arrived = { token: string; site: SocialSite }

/** The account with which somebody came, and what forgets it. */
export function useArrived(): [Arrived | null, () => void] {
  const [arrived, setArrived] = useState<Arrived | null>(null)
  useEffect(() => setArrived(readArrived()), [])
  return [
    arrived,
    () => {
      forgetBegun()
      setArrived(null)
    },
  ]
}

/** Says what a certification does for an account of a site that is used for the first time. */
export function ArrivedNote({ site, onDrop }: { site: SocialSite; onDrop: () => void }) {
  const name = socialSites[site]
  return (
    <div className={styles.social()} role="status">
      <p>
        <strong>{name} 계정을 처음 쓰십니다.</strong> 휴대전화 본인인증을 하시면 이미 회원인 분은 연결되고,
        처음이신 분은 약관 동의 뒤 가입됩니다. 다음부터는 {name}로 로그인하실 수 있습니다.
      </p>
      <button type="button" className={buttonClass({ look: 'text', size: 'small' })} onClick={onDrop}>
        {name} 없이 가입하기
      </button>
    </div>
  )
}
