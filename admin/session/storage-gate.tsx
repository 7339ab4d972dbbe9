import { useState, type PropsWithChildren } from 'react'
import { button } from '#admin/kit/parts/styles.ts'
import { EntryCard } from './entry-card.tsx'

/** A browser that blocks the data of sites throws as soon as its storage is read, and keeps no cookie either. */
function keepsData(): boolean {
  try {
    localStorage.getItem('danjang')
    return navigator.cookieEnabled
  } catch {
    return false
  }
}

/** Says what the console needs where the browser keeps nothing: no sign-in, and nothing that is typed, would last. */
export function StorageGate({ children }: PropsWithChildren) {
  const [isOpen] = useState(keepsData)
  if (isOpen) return children
  return (
    <EntryCard
      title="브라우저가 데이터 저장을 막고 있습니다"
      lead="콘솔은 로그인을 유지하고 작성 중인 내용을 보관하기 위해 쿠키와 사이트 데이터가 필요합니다. 브라우저 설정에서 이 주소의 쿠키와 사이트 데이터를 허용한 뒤 새로고침해 주세요."
    >
      <button
        type="button"
        className={button({ look: 'primary', wide: true })}
        onClick={() => location.reload()}
      >
        새로고침
      </button>
    </EntryCard>
  )
}
